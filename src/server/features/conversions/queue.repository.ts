import { sql } from 'kysely';
import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/**
 * Queries of the queue. A row is held by whoever drew `leased_by`, until `leased_until`; every write of a
 * holder asks for its own mark, so that one which was too slow changes nothing.
 */

type ConversionRow = Row<'conversion'>;
export type Claim = { kinds: readonly ConversionRow['kind'][]; now: number; until: number; holder: string };

/** Written out, since that is how the partial index of waiting rows is found. */
const isWaiting = sql<boolean>`state in ('queued', 'running')`;

/** Those of whom something of these kinds is running. */
function listServed(db: Db, { kinds, now }: Claim) {
  return db
    .selectFrom('conversion')
    .select('requested_by')
    .where(isWaiting)
    .where('kind', 'in', kinds)
    .where('state', '=', 'running')
    .where('leased_until', '>=', now);
}

async function findNext(db: Db, claim: Claim): Promise<ConversionRow | undefined> {
  const { kinds, now } = claim;
  return db
    .selectFrom('conversion')
    .selectAll()
    .where(isWaiting)
    .where('kind', 'in', kinds)
    .where((eb) => eb.or([eb('state', '=', 'queued'), eb('leased_until', '<', now)]))
    .where((eb) => eb('requested_by', 'not in', listServed(db, claim)))
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Takes the oldest waiting conversion, or one whose holder is gone: as it is now, with the mark that its last
 * holder had. Of each person one of these kinds runs at a time, so that nobody takes all places. Undefined when
 * nothing waits for a place.
 */
export async function claimNext(
  db: Db,
  claim: Claim,
): Promise<{ job: ConversionRow; lastHolder: string | null } | undefined> {
  for (;;) {
    const next = await findNext(db, claim);
    if (!next) return undefined;
    const job = await db
      .updateTable('conversion')
      .set({
        state: 'running',
        progress: 0,
        tries: next.tries + 1,
        leased_until: claim.until,
        leased_by: claim.holder,
      })
      .where('id', '=', next.id)
      .where('state', '=', next.state)
      .where('leased_by', next.leased_by === null ? 'is' : '=', next.leased_by)
      .returningAll()
      .executeTakeFirst();
    if (job) return { job, lastHolder: next.leased_by };
    // Another process was faster.
  }
}

/** Changes a conversion that the holder still holds; tells whether it does. */
export async function changeHeld(
  db: Db,
  { id, leased_by: holder }: ConversionRow,
  changes: Partial<ConversionRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversion')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('leased_by', '=', holder)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks of all who hold something now or held it before they were lost. */
export async function listHolders(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('conversion').select('leased_by').where(isWaiting).execute();
  return rows.flatMap(({ leased_by }) => leased_by ?? []);
}

export async function insertVariants(db: Db, rows: readonly NewRow<'media_variant'>[]): Promise<void> {
  for (const part of splitForStatements(rows)) {
    await db
      .insertInto('media_variant')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function insertPackageEntries(db: Db, rows: readonly NewRow<'package_entry'>[]): Promise<void> {
  for (const part of splitForStatements(rows)) {
    await db
      .insertInto('package_entry')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
