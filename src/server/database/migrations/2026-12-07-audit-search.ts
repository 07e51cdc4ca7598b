import { type Kysely, sql } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

const columns =
  'at, actor_id, action, subject_kind, subject_id, courseware_id, class_id, user_id, before, after, reason';

/**
 * Entries of technicians and of the server itself have no actor, and entries outlive their actor: the column is no
 * reference any more. SQLite drops no reference, so that the table is made again. Indexes serve the search. Frozen.
 */
export async function up(db: Kysely<unknown>, { idType, idColumn, timeType }: DialectParts): Promise<void> {
  await db.schema
    .createTable('audit_entry_next')
    .addColumn('id', idType, idColumn)
    .addColumn('at', timeType, (column) => column.notNull())
    .addColumn('actor_id', 'integer')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject_kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'integer', (column) => column.notNull())
    .addColumn('courseware_id', 'integer')
    .addColumn('class_id', 'integer')
    .addColumn('user_id', 'integer')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const names = sql.raw(columns);
  await sql`insert into audit_entry_next (${names}) select ${names} from audit_entry order by id`.execute(db);
  await db.schema.dropTable('audit_entry').execute();
  await db.schema.alterTable('audit_entry_next').renameTo('audit_entry').execute();
  const indexes = {
    subject: ['subject_kind', 'subject_id', 'id'],
    courseware: ['courseware_id', 'id'],
    user: ['user_id', 'id'],
    actor: ['actor_id', 'id'],
    action: ['action', 'id'],
    time: ['at', 'id'],
  };
  for (const [name, parts] of Object.entries(indexes))
    await db.schema.createIndex(`audit_entry_${name}_index`).on('audit_entry').columns(parts).execute();
}
