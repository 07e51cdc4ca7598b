import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** The first tables. Frozen: changes go into a later migration. */

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export async function up(db: Kysely<unknown>, parts: DialectParts): Promise<void> {
  const { idType, idColumn, timeType } = parts;
  const table = (name: string) => db.schema.createTable(name);
  const withId = (name: string) => table(name).addColumn('id', idType, idColumn);
  const reference =
    (target: string, onDelete: 'cascade' | 'set null' | 'restrict' = 'restrict') =>
    (column: ColumnDefinitionBuilder) =>
      column.references(`${target}.id`).onDelete(onDelete);
  const requiredReference =
    (target: string, onDelete: 'cascade' | 'restrict' = 'restrict') =>
    (column: ColumnDefinitionBuilder) =>
      reference(target, onDelete)(column).notNull();
  const create = async (builder: { execute(): Promise<void> }) => builder.execute();

  await create(
    withId('calendar')
      .addColumn('name', 'text', required)
      .addColumn('starts_at', timeType, required)
      .addColumn('ends_at', timeType, required)
      .addColumn('is_current', 'integer', required),
  );
  await create(
    withId('class')
      .addColumn('calendar_id', 'integer', requiredReference('calendar'))
      .addColumn('grade', 'integer', required)
      .addColumn('name', 'text', required)
      .addUniqueConstraint('class_name_unique', ['calendar_id', 'name']),
  );
  await create(
    withId('subject')
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('colour', 'text', required)
      .addColumn('position', 'integer', required),
  );
  await create(
    withId('user')
      .addColumn('email', 'text', (column) => column.unique())
      .addColumn('name', 'text', required)
      .addColumn('nickname', 'text', required)
      .addColumn('nickname_eng', 'text', required)
      .addColumn('avatar', 'text', required)
      .addColumn('user_group', 'text', required)
      .addColumn('roles', 'text', required)
      .addColumn('password_hash', 'text', required)
      .addColumn('language', 'text', required)
      .addColumn('is_active', 'integer', required)
      .addColumn('guest_courseware_id', 'integer')
      .addColumn('created_at', timeType, required),
  );
  await create(
    table('session')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', requiredReference('user', 'cascade'))
      .addColumn('created_at', timeType, required)
      .addColumn('expires_at', timeType, required)
      .addColumn('superseded_at', timeType),
  );
  await create(
    table('class_student')
      .addColumn('class_id', 'integer', requiredReference('class', 'cascade'))
      .addColumn('user_id', 'integer', requiredReference('user', 'cascade'))
      .addColumn('class_number', 'integer', required)
      .addPrimaryKeyConstraint('class_student_pk', ['class_id', 'user_id']),
  );
  await create(
    table('teaching')
      .addColumn('user_id', 'integer', requiredReference('user', 'cascade'))
      .addColumn('class_id', 'integer', requiredReference('class', 'cascade'))
      .addColumn('subject_id', 'integer', requiredReference('subject', 'cascade'))
      .addPrimaryKeyConstraint('teaching_pk', ['user_id', 'class_id', 'subject_id']),
  );
  await create(
    withId('unit')
      .addColumn('calendar_id', 'integer', requiredReference('calendar'))
      .addColumn('class_id', 'integer', requiredReference('class'))
      .addColumn('subject_id', 'integer', requiredReference('subject'))
      .addColumn('name', 'text', required)
      .addColumn('search_text', 'text', required)
      .addColumn('position', 'integer', required)
      .addColumn('created_by', 'integer', requiredReference('user'))
      .addColumn('created_at', timeType, required),
  );
  await create(
    withId('activity')
      .addColumn('owner_id', 'integer', requiredReference('user'))
      .addColumn('type', 'text', required)
      .addColumn('creation_key', 'text')
      .addColumn('name', 'text', required)
      .addColumn('search_text', 'text', required)
      .addColumn('description', 'text', required)
      .addColumn('display_language', 'text', required)
      .addColumn('subject_id', 'integer', reference('subject', 'set null'))
      .addColumn('grade', 'integer')
      .addColumn('difficulty', 'text')
      .addColumn('icon', 'text', required)
      .addColumn('startup_screen', 'text', required)
      .addColumn('status', 'integer', required)
      .addColumn('content', 'text', required)
      .addColumn('content_version', 'integer', required)
      .addColumn('question_count', 'integer', required)
      .addColumn('draft_version', 'integer', required)
      .addColumn('revised_draft_version', 'integer')
      .addColumn('revision_id', 'integer')
      .addColumn('revision_number', 'integer', required)
      .addColumn('modified_by', 'integer', requiredReference('user'))
      .addColumn('modified_at', timeType, required)
      .addColumn('created_at', timeType, required)
      .addColumn('copied_from_id', 'integer')
      .addColumn('deleted_at', timeType)
      .addUniqueConstraint('activity_creation_key', ['owner_id', 'creation_key']),
  );
  await create(
    withId('activity_revision')
      .addColumn('activity_id', 'integer', requiredReference('activity'))
      .addColumn('number', 'integer', required)
      .addColumn('type', 'text', required)
      .addColumn('name', 'text', required)
      .addColumn('description', 'text', required)
      .addColumn('display_language', 'text', required)
      .addColumn('icon', 'text', required)
      .addColumn('startup_screen', 'text', required)
      .addColumn('content', 'text', required)
      .addColumn('content_version', 'integer', required)
      .addColumn('question_count', 'integer', required)
      .addColumn('max_score', 'double precision', required)
      .addColumn('created_by', 'integer', requiredReference('user'))
      .addColumn('created_at', timeType, required)
      .addUniqueConstraint('activity_revision_number', ['activity_id', 'number']),
  );
  await create(
    withId('courseware')
      .addColumn('unit_id', 'integer', requiredReference('unit', 'cascade'))
      .addColumn('activity_id', 'integer', requiredReference('activity'))
      .addColumn('revision_id', 'integer', requiredReference('activity_revision'))
      .addColumn('name', 'text', required)
      .addColumn('search_text', 'text', required)
      .addColumn('position', 'integer', required)
      .addColumn('is_open', 'integer', required)
      .addColumn('open_at', timeType)
      .addColumn('due_at', timeType)
      .addColumn('attempts_allowed', 'integer', required)
      .addColumn('counting_attempt', 'text', required)
      .addColumn('time_limit_minutes', 'integer')
      .addColumn('shuffle', 'integer', required)
      .addColumn('feedback_rule', 'text', required)
      .addColumn('allow_guests', 'integer', required)
      .addColumn('join_code', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', timeType, required),
  );
  await create(
    withId('attempt')
      .addColumn('courseware_id', 'integer', requiredReference('courseware', 'cascade'))
      .addColumn('user_id', 'integer', requiredReference('user'))
      .addColumn('revision_id', 'integer', requiredReference('activity_revision'))
      .addColumn('number', 'integer', required)
      .addColumn('creation_key', 'text')
      .addColumn('seed', 'integer', required)
      .addColumn('shuffle', 'integer', required)
      .addColumn('state', 'text', required)
      .addColumn('started_at', timeType, required)
      .addColumn('deadline_at', timeType)
      .addColumn('submitted_at', timeType)
      .addColumn('last_saved_at', timeType)
      .addColumn('score', 'double precision')
      .addColumn('max_score', 'double precision', required)
      .addColumn('needs_teacher', 'integer', required)
      .addColumn('time_ms', timeType, required)
      .addColumn('comment', 'text', required)
      .addColumn('comment_by', 'integer')
      .addUniqueConstraint('attempt_number', ['courseware_id', 'user_id', 'number']),
  );
  await create(
    table('answer')
      .addColumn('attempt_id', 'integer', requiredReference('attempt', 'cascade'))
      .addColumn('question_id', 'text', required)
      .addColumn('response', 'text', required)
      .addColumn('flagged', 'integer', required)
      .addColumn('locked', 'integer', required)
      .addColumn('seq', 'integer', required)
      .addColumn('time_ms', timeType, required)
      .addColumn('shown_at', timeType)
      .addColumn('deadline_at', timeType)
      .addColumn('saved_at', timeType, required)
      .addColumn('score', 'double precision')
      .addColumn('max_score', 'double precision', required)
      .addColumn('needs_teacher', 'integer', required)
      .addPrimaryKeyConstraint('answer_pk', ['attempt_id', 'question_id']),
  );
  await create(
    withId('file')
      .addColumn('sha256', 'text', required)
      .addColumn('extension', 'text', required)
      .addColumn('mime', 'text', required)
      .addColumn('bytes', timeType, required)
      .addColumn('name', 'text', required)
      .addColumn('width', 'integer')
      .addColumn('height', 'integer')
      .addColumn('owner_id', 'integer', requiredReference('user'))
      .addColumn('created_at', timeType, required),
  );
  await create(
    table('setting')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', required),
  );

  const indexes: [table: string, columns: string[]][] = [
    ['session', ['user_id']],
    ['class_student', ['user_id']],
    ['teaching', ['class_id', 'subject_id']],
    ['unit', ['class_id', 'subject_id', 'position']],
    ['unit', ['calendar_id']],
    ['activity', ['owner_id', 'deleted_at', 'modified_at']],
    ['activity', ['deleted_at', 'modified_at']],
    ['courseware', ['unit_id', 'position']],
    ['courseware', ['activity_id']],
    ['courseware', ['due_at']],
    ['attempt', ['user_id']],
    ['file', ['sha256', 'extension']],
  ];
  for (const [on, columns] of indexes) {
    await db.schema
      .createIndex(`${on}_${columns.join('_')}_index`)
      .on(on)
      .columns(columns)
      .execute();
  }
  // Only attempts in progress, so that finding those whose time is over stays as small as they are few.
  await db.schema
    .createIndex('attempt_open_deadline_index')
    .on('attempt')
    .columns(['deadline_at'])
    .where(sql<boolean>`state = 'in_progress'`)
    .execute();
  // Only submitted attempts that wait for a teacher's mark.
  await db.schema
    .createIndex('attempt_waiting_index')
    .on('attempt')
    .columns(['courseware_id', 'submitted_at'])
    .where(sql<boolean>`needs_teacher = 1 and state = 'submitted'`)
    .execute();
}
