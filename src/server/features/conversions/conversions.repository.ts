import { sql } from 'kysely';
import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of conversions as rows that people ask about; `queue.repository.ts` has those of running them. */

export type ConversionRow = Row<'conversion'>;

export function findConversion(db: Db, media: string): Promise<ConversionRow | undefined> {
  return db.selectFrom('conversion').selectAll().where('media', '=', media).executeTakeFirst();
}

export async function listConversions(db: Db, media: readonly string[]): Promise<ConversionRow[]> {
  const rows: ConversionRow[] = [];
  for (const part of splitForStatements(media)) {
    rows.push(...(await db.selectFrom('conversion').selectAll().where('media', 'in', part).execute()));
  }
  return rows;
}

/** Nothing happens where the medium has one already. */
export async function insertConversion(db: Db, row: NewRow<'conversion'>): Promise<void> {
  await db
    .insertInto('conversion')
    .values(row)
    .onConflict((conflict) => conflict.column('media').doNothing())
    .execute();
}

/** Puts one that failed or was cancelled back into the queue, as if new; tells whether it was such a one. */
export async function requeue(db: Db, media: string, requestedBy: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversion')
    .set({
      state: 'queued',
      progress: 0,
      error: '',
      error_params: '{}',
      result: '',
      tries: 0,
      requested_by: requestedBy,
      created_at: now,
    })
    .where('media', '=', media)
    .where('state', 'in', ['failed', 'cancelled'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Tells whether it was still to be done. Who runs it loses its hold. */
export async function cancel(db: Db, media: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversion')
    .set({ state: 'cancelled', leased_by: null, leased_until: null })
    .where('media', '=', media)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What an attempt that led to nothing has stored is no longer used by its source; its keys. */
export async function releaseMade(db: Db, media: string): Promise<string[]> {
  const released = await db
    .deleteFrom('media_use')
    .where('holder', '=', 'media')
    .where('holder_id', '=', 0)
    .where('holder_media', '=', media)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('conversion')
          .select(sql.lit(1).as('one'))
          .where('media', '=', media)
          .where('state', 'in', ['failed', 'cancelled']),
      ),
    )
    .returning('key')
    .execute();
  return released.map(({ key }) => key);
}

/** What could not be converted for one of these reasons, was last asked for before a time, and is used by nobody. */
export async function listRefused(
  db: Db,
  kind: ConversionRow['kind'],
  errors: readonly string[],
  before: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('conversion')
    .innerJoin('stored_object', (join) =>
      join.on(
        'stored_object.key',
        '=',
        sql<string>`substr(conversion.media, 1, 2) || '/' || conversion.media`,
      ),
    )
    .select('conversion.media')
    .where('conversion.kind', '=', kind)
    .where('conversion.state', '=', 'failed')
    .where('conversion.error', 'in', errors)
    .where('conversion.created_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('media_use')
            .select('media_use.key')
            .whereRef('media_use.key', '=', 'stored_object.key'),
        ),
      ),
    )
    .execute();
  return rows.map(({ media }) => media);
}
