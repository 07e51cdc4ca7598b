import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** The bank of questions and papers: what they are, their versions, tags and search indexes, and who uses a version. Frozen. */

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const counter = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
const emptyText = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');
const cascading = (table: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(`${table}.id`).onDelete('cascade');

/** The columns that lists filter by. */
const filters = ['owner_id', 'visibility', 'subject_id', 'grade', 'year', 'difficulty'];
const sorts = [['id'], ['changed_at', 'id'], ['title', 'id'], ['year', 'id']];

const addSharedColumns = (table: CreateTableBuilder<string>, { idType, idColumn, timeType }: DialectParts) =>
  table
    .addColumn('id', idType, idColumn)
    .addColumn('owner_id', 'integer', cascading('user'))
    .addColumn('visibility', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('search_text', 'text', required)
    .addColumn('subject_id', 'integer')
    .addColumn('grade', 'integer')
    .addColumn('year', 'integer', counter)
    .addColumn('difficulty', 'text')
    .addColumn('version_id', 'integer', counter)
    .addColumn('number', 'integer', required)
    .addColumn('points', 'double precision', counter)
    .addColumn('attachment_count', 'integer', counter)
    .addColumn('creation_key', 'text')
    .addColumn('copied_from_id', 'integer')
    .addColumn('created_at', timeType, required)
    .addColumn('changed_at', timeType, required)
    .addColumn('deleted_at', timeType)
    .addColumn('deleted_by', 'integer');

/** The view of what is not deleted, the indexes of the lists, and the index of the daily removal. */
async function addLists(db: Kysely<unknown>, name: string, ownFilters: readonly string[]): Promise<void> {
  const record = `${name}_record`;
  const isLive = sql<boolean>`deleted_at is null`;
  // Each list is walked along an index in its order. The columns behind the id let it pass over what other filters leave
  // out without reading the rows.
  for (const narrowing of [[], ['owner_id']]) {
    for (const sort of sorts) {
      const ordered = [...narrowing, ...sort];
      const others = [...filters, ...ownFilters].filter((column) => !ordered.includes(column));
      await db.schema
        .createIndex(`${name}_${[...narrowing, sort[0]].join('_')}_index`)
        .on(record)
        .columns([...ordered, ...others])
        .where(isLive)
        .execute();
    }
  }
  // Removing a person must not look through the whole bank.
  await db.schema.createIndex(`${name}_owner_index`).on(record).columns(['owner_id']).execute();
  await db.schema.createIndex(`${name}_subject_index`).on(record).columns(['subject_id', 'id']).execute();
  await db.schema
    .createIndex(`${name}_key_index`)
    .on(record)
    .columns(['owner_id', 'creation_key'])
    .unique()
    .where(sql<boolean>`creation_key is not null`)
    .execute();
  await db.schema
    .createIndex(`${name}_deleted_index`)
    .on(record)
    .columns(['deleted_at', 'owner_id'])
    .where(sql<boolean>`deleted_at is not null`)
    .execute();
  await sql`create view ${sql.ref(name)} as select * from ${sql.ref(record)} where deleted_at is null`.execute(
    db,
  );
}

async function createQuestions(db: Kysely<unknown>, parts: DialectParts): Promise<void> {
  const { idType, idColumn, timeType } = parts;
  await addSharedColumns(db.schema.createTable('exam_question_record'), parts)
    .addColumn('kind', 'text', required)
    .addColumn('is_draft', 'integer', counter)
    .addColumn('has_passage', 'integer', counter)
    .addColumn('has_picture', 'integer', counter)
    .addColumn('has_sound', 'integer', counter)
    .addColumn('source_key', 'text')
    .addColumn('import_id', 'integer')
    .execute();
  await db.schema
    .createTable('exam_question_version')
    .addColumn('id', idType, idColumn)
    .addColumn('question_id', 'integer', cascading('exam_question_record'))
    .addColumn('number', 'integer', required)
    .addColumn('content', 'text', required)
    .addColumn('content_version', 'integer', required)
    .addColumn('created_by', 'integer', required)
    .addColumn('created_at', timeType, required)
    .addUniqueConstraint('exam_question_version_number', ['question_id', 'number'])
    .execute();
  await addLists(db, 'exam_question', ['kind', 'is_draft']);
  await db.schema
    .createIndex('exam_question_source_index')
    .on('exam_question_record')
    .columns(['owner_id', 'source_key'])
    .where(sql<boolean>`source_key is not null`)
    .execute();
  await db.schema
    .createIndex('exam_question_import_index')
    .on('exam_question_record')
    .columns(['import_id'])
    .where(sql<boolean>`import_id is not null`)
    .execute();
}

async function createPapers(db: Kysely<unknown>, parts: DialectParts): Promise<void> {
  const { idType, idColumn, timeType } = parts;
  await addSharedColumns(db.schema.createTable('exam_paper_record'), parts)
    .addColumn('question_count', 'integer', counter)
    .execute();
  await db.schema
    .createTable('exam_paper_version')
    .addColumn('id', idType, idColumn)
    .addColumn('paper_id', 'integer', cascading('exam_paper_record'))
    .addColumn('number', 'integer', required)
    .addColumn('content', 'text', required)
    .addColumn('content_version', 'integer', required)
    .addColumn('created_by', 'integer', required)
    .addColumn('created_at', timeType, required)
    .addUniqueConstraint('exam_paper_version_number', ['paper_id', 'number'])
    .execute();
  await addLists(db, 'exam_paper', []);
}

async function createTags(db: Kysely<unknown>, { idType, idColumn }: DialectParts): Promise<void> {
  await db.schema
    .createTable('exam_tag')
    .addColumn('id', idType, idColumn)
    .addColumn('name', 'text', required)
    .addColumn('search_key', 'text', (column) => column.notNull().unique())
    .execute();
  for (const owner of ['question', 'paper']) {
    await db.schema
      .createTable(`exam_${owner}_tag`)
      .addColumn(`${owner}_id`, 'integer', cascading(`exam_${owner}_record`))
      .addColumn('tag_id', 'integer', cascading('exam_tag'))
      .addPrimaryKeyConstraint(`exam_${owner}_tag_pk`, [`${owner}_id`, 'tag_id'])
      .execute();
    await db.schema
      .createIndex(`exam_${owner}_tag_index`)
      .on(`exam_${owner}_tag`)
      .columns(['tag_id', `${owner}_id`])
      .execute();
  }
}

/** What uses a version of a question keeps it for ever. */
async function createUses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('exam_version_use')
    .addColumn('version_id', 'integer', cascading('exam_question_version'))
    .addColumn('holder', 'text', emptyText)
    .addColumn('holder_id', 'integer', required)
    .addPrimaryKeyConstraint('exam_version_use_pk', ['version_id', 'holder', 'holder_id'])
    .execute();
  await db.schema
    .createIndex('exam_version_use_holder_index')
    .on('exam_version_use')
    .columns(['holder', 'holder_id'])
    .execute();
}

export async function up(db: Kysely<unknown>, parts: DialectParts): Promise<void> {
  await createQuestions(db, parts);
  await createPapers(db, parts);
  await createTags(db, parts);
  await createUses(db);
  await parts.questionSearch.create(db);
  await parts.paperSearch.create(db);
}
