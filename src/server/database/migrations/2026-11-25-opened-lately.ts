import { type Kysely, sql } from 'kysely';

/** Finds what was opened lately in a unit, by hand or by its opening time, without reading the rest of it. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, time: string) =>
    db.schema
      .createIndex(name)
      .on('courseware_record')
      .columns(['unit_id', time])
      .where(sql<boolean>`is_open = 1 and deleted_at is null`);
  await index('courseware_record_opened_index', 'open_changed_at').execute();
  await index('courseware_record_opening_index', 'open_at').execute();
}
