import { type Kysely, sql } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/**
 * Deleted units and coursewares stay for a while, to be brought back. Their tables get another name, and the old
 * names become views of what is not deleted: a query that names `unit` cannot forget the condition.
 * Each place in an order is taken once. Frozen.
 */

type Kept = {
  table: 'unit' | 'courseware';
  record: 'unit_record' | 'courseware_record';
  /** What `position` orders within. */
  within: readonly string[];
};

const kept: readonly Kept[] = [
  { table: 'unit', record: 'unit_record', within: ['class_id', 'subject_id'] },
  { table: 'courseware', record: 'courseware_record', within: ['unit_id'] },
];

export async function up(db: Kysely<unknown>, parts: DialectParts): Promise<void> {
  for (const each of kept) await keepDeleted(db, parts, each);
  await db.schema
    .alterTable('courseware_record')
    .addColumn('deleted_with_unit', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // For counting what is live in a unit without reading it, and for removing a unit with all that was in it.
  await db.schema
    .createIndex('courseware_record_unit_index')
    .on('courseware_record')
    .columns(['unit_id', 'deleted_at'])
    .execute();
  for (const { table, record } of kept) {
    await sql`create view ${sql.table(table)} as
      select * from ${sql.table(record)} where deleted_at is null`.execute(db);
  }
  await countActivitiesAnew(db);
}

async function keepDeleted(db: Kysely<unknown>, parts: DialectParts, each: Kept): Promise<void> {
  const { table, record, within } = each;
  await db.schema.alterTable(table).renameTo(record).execute();
  await db.schema.alterTable(record).addColumn('deleted_at', parts.timeType).execute();
  await db.schema.alterTable(record).addColumn('deleted_by', 'integer').execute();
  await repairPositions(db, each);
  await db.schema.dropIndex(`${table}_${[...within, 'position'].join('_')}_index`).execute();
  await db.schema
    .createIndex(`${record}_place_unique`)
    .on(record)
    .columns([...within, 'position'])
    .unique()
    .where(sql<boolean>`deleted_at is null`)
    .execute();
  await db.schema
    .createIndex(`${record}_deleted_index`)
    .on(record)
    .columns(['deleted_at'])
    .where(sql<boolean>`deleted_at is not null`)
    .execute();
}

/** Several people adding at once could get one place; deleting left gaps. From now on: 1, 2, 3 … */
async function repairPositions(db: Kysely<unknown>, { record, within }: Kept): Promise<void> {
  const columns = sql.join(within.map((column) => sql.ref(column)));
  await sql`
    update ${sql.table(record)} set position = ranked.place
    from (
      select id as ranked_id, row_number() over (partition by ${columns} order by position, id) as place
      from ${sql.table(record)}
    ) as ranked
    where ranked.ranked_id = id and ranked.place <> position`.execute(db);
}

/** Activities that were deleted long ago get their 30 days, too: nobody could bring them back until now. */
async function countActivitiesAnew(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('activity').addColumn('deleted_by', 'integer').execute();
  await sql`update activity set deleted_at = ${Date.now()} where deleted_at is not null`.execute(db);
}
