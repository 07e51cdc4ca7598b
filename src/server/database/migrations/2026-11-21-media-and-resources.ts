import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** Stored bytes and who uses them, uploads, conversions, and the resource library. Frozen. */

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const cascading = (target: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(`${target}.id`).onDelete('cascade');
const keyed = (column: ColumnDefinitionBuilder) => column.notNull().references('stored_object.key');

export async function up(db: Kysely<unknown>, parts: DialectParts): Promise<void> {
  await createStorage(db, parts);
  await createConversions(db, parts);
  await createResources(db, parts);
  await parts.resourceSearch.create(db);
}

async function createStorage(db: Kysely<unknown>, { timeType }: DialectParts): Promise<void> {
  await db.schema
    .createTable('stored_object')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('bytes', timeType, required)
    .addColumn('created_at', timeType, required)
    .addColumn('unused_since', timeType)
    .execute();
  await db.schema
    .createTable('storage_use')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('bytes', timeType, required)
    .execute();
  await db.schema
    .createTable('media_use')
    .addColumn('key', 'text', keyed)
    .addColumn('holder', 'text', required)
    .addColumn('holder_id', 'integer', required)
    .addColumn('holder_media', 'text', required)
    .addPrimaryKeyConstraint('media_use_pk', ['key', 'holder', 'holder_id', 'holder_media'])
    .execute();
  await db.schema
    .createIndex('media_use_holder_index')
    .on('media_use')
    .columns(['holder', 'holder_id', 'holder_media'])
    .execute();
  await db.schema
    .createTable('upload')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'integer', cascading('user'))
    .addColumn('kind', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('bytes', timeType, required)
    .addColumn('attempt_id', 'integer')
    .addColumn('created_at', timeType, required)
    .addColumn('file_id', 'integer')
    .execute();
  await db.schema.createIndex('upload_created_index').on('upload').columns(['created_at']).execute();
  // Only those on their way in, so that adding them up stays as small as they are few.
  await db.schema
    .createIndex('upload_unfinished_index')
    .on('upload')
    .columns(['owner_id', 'bytes'])
    .where(sql<boolean>`file_id is null`)
    .execute();
  await db.schema
    .alterTable('file')
    .addColumn('is_private', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('file').addColumn('attempt_id', 'integer').execute();
  await db.schema.createIndex('file_attempt_index').on('file').columns(['attempt_id']).execute();
  // What was uploaded before: the same bytes once, however many people have a record of them.
  await sql`
    insert into stored_object (key, bytes, created_at)
    select substr(sha256, 1, 2) || '/' || sha256 || extension, max(bytes), min(created_at)
    from file group by sha256, extension`.execute(db);
  await sql`
    insert into storage_use (id, bytes) select 1, coalesce(sum(bytes), 0) from stored_object`.execute(db);
}

async function createConversions(db: Kysely<unknown>, parts: DialectParts): Promise<void> {
  const { idType, idColumn, timeType } = parts;
  await db.schema
    .createTable('conversion')
    .addColumn('id', idType, idColumn)
    .addColumn('media', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('progress', 'double precision', required)
    .addColumn('error', 'text', required)
    .addColumn('error_params', 'text', required)
    .addColumn('result', 'text', required)
    .addColumn('tries', 'integer', required)
    .addColumn('requested_by', 'integer', cascading('user'))
    .addColumn('created_at', timeType, required)
    .addColumn('leased_until', timeType)
    .addColumn('leased_by', 'text')
    .execute();
  // Only those still to be done, so that looking for work stays as small as there is work.
  await db.schema
    .createIndex('conversion_waiting_index')
    .on('conversion')
    .columns(['created_at'])
    .where(sql<boolean>`state in ('queued', 'running')`)
    .execute();
  await db.schema
    .createIndex('activity_converting_index')
    .on('activity')
    .columns(['id'])
    .where(sql<boolean>`status = 2`)
    .execute();
  await db.schema
    .createTable('media_variant')
    .addColumn('media', 'text', required)
    .addColumn('width', 'integer', required)
    .addColumn('format', 'text', required)
    .addColumn('variant', 'text', required)
    .addPrimaryKeyConstraint('media_variant_pk', ['media', 'width', 'format'])
    .execute();
  await db.schema
    .createTable('package_entry')
    .addColumn('package', 'text', required)
    .addColumn('path', 'text', required)
    .addColumn('key', 'text', keyed)
    .addColumn('mime', 'text', required)
    .addPrimaryKeyConstraint('package_entry_pk', ['package', 'path'])
    .execute();
}

async function createResources(db: Kysely<unknown>, parts: DialectParts): Promise<void> {
  const { idType, idColumn, timeType } = parts;
  await db.schema
    .createTable('resource')
    .addColumn('id', idType, idColumn)
    .addColumn('activity_id', 'integer', (column) => cascading('activity')(column).unique())
    .addColumn('revision_id', 'integer', cascading('activity_revision'))
    .addColumn('owner_id', 'integer', cascading('user'))
    .addColumn('type', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('search_text', 'text', required)
    .addColumn('display_language', 'text', required)
    .addColumn('subject_id', 'integer')
    .addColumn('grade', 'integer')
    .addColumn('difficulty', 'text')
    .addColumn('like_count', 'integer', required)
    .addColumn('copy_count', 'integer', required)
    .addColumn('shared_at', timeType, required)
    .addColumn('updated_at', timeType, required)
    .execute();
  await db.schema
    .createTable('resource_like')
    .addColumn('resource_id', 'integer', cascading('resource'))
    .addColumn('user_id', 'integer', cascading('user'))
    .addColumn('created_at', timeType, required)
    .addPrimaryKeyConstraint('resource_like_pk', ['user_id', 'resource_id'])
    .execute();
  for (const column of ['origin_resource_id', 'origin_revision_id', 'dismissed_revision_id']) {
    await db.schema.alterTable('activity').addColumn(column, 'integer').execute();
  }
  await db.schema
    .createIndex('activity_origin_index')
    .on('activity')
    .columns(['origin_resource_id'])
    .execute();
  await db.schema
    .createIndex('resource_like_resource_index')
    .on('resource_like')
    .columns(['resource_id'])
    .execute();
  await db.schema.createIndex('resource_revision_index').on('resource').columns(['revision_id']).execute();
  // Each list is walked along an index in its order. The columns behind the id let it pass over what other
  // filters leave out without reading the rows.
  const sorts = ['updated_at', 'like_count', 'copy_count'];
  const narrowings = [[], ['type'], ['subject_id'], ['grade'], ['subject_id', 'grade'], ['display_language']];
  const filters = ['type', 'subject_id', 'grade', 'difficulty', 'display_language'];
  for (const narrowing of [...narrowings, ['owner_id']]) {
    const others = filters.filter((column) => !narrowing.includes(column));
    for (const sort of sorts) {
      await db.schema
        .createIndex(`resource_${[...narrowing, sort].join('_')}_index`)
        .on('resource')
        .columns([...narrowing, sort, 'id', ...others])
        .execute();
    }
  }
}
