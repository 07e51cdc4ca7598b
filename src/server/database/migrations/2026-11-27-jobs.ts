import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/**
 * Work of any kind waits in `job`; what conversions made is kept apart from it. An activity's status no longer says that
 * its media are being converted: that is read from their jobs. Frozen.
 */

const required = (column: ColumnDefinitionBuilder) => column.notNull();

async function createTables(
  db: Kysely<unknown>,
  { idType, idColumn, timeType }: DialectParts,
): Promise<void> {
  await db.schema
    .createTable('job')
    .addColumn('id', idType, idColumn)
    .addColumn('kind', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('payload', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('progress', 'double precision', required)
    .addColumn('error', 'text', required)
    .addColumn('error_params', 'text', required)
    .addColumn('tries', 'integer', required)
    .addColumn('requested_by', 'integer', (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('created_at', timeType, required)
    .addColumn('due_at', timeType, required)
    .addColumn('ended_at', timeType)
    .addColumn('leased_until', timeType)
    .addColumn('leased_by', 'text')
    .execute();
  await db.schema.createIndex('job_key_index').on('job').columns(['key', 'kind']).unique().execute();
  // Only those still to be done, so that looking for work stays as small as there is work.
  await db.schema
    .createIndex('job_waiting_index')
    .on('job')
    .columns(['created_at'])
    .where(sql<boolean>`state in ('queued', 'running')`)
    .execute();
  await db.schema
    .createTable('made_media')
    .addColumn('media', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('result', 'text', required)
    .addColumn('made_at', timeType, required)
    .addPrimaryKeyConstraint('made_media_pk', ['media', 'kind'])
    .execute();
}

export async function up(db: Kysely<unknown>, parts: DialectParts): Promise<void> {
  await createTables(db, parts);
  await sql`
    insert into made_media (media, kind, result, made_at)
    select media, kind, result, created_at from conversion where state = 'done'`.execute(db);
  await sql`
    insert into job (kind, key, payload, state, progress, error, error_params, tries, requested_by, created_at, due_at,
      ended_at, leased_until, leased_by)
    select 'convert_' || kind, media, '{}', state, progress, error, error_params, tries, requested_by, created_at,
      created_at, case when state in ('failed', 'cancelled') then created_at end, leased_until, leased_by
    from conversion where state <> 'done' order by id`.execute(db);
  await db.schema.dropTable('conversion').execute();
  await sql`
    update activity set status = case when draft_version = revised_draft_version then 1 else 0 end
    where status = 2`.execute(db);
}
