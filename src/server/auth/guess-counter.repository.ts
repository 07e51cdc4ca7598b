import { type Expression, sql } from 'kysely';
import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries that count tries by key. Simultaneous tries are all counted. */

export type Counter = Row<'guess_counter'>;

/** Allows `max` uses within `windowMs` of the first one. */
export type UseRule = { max: number; windowMs: number };

const tries = sql<number>`guess_counter.tries`;
const forgetAt = sql<number>`guess_counter.forget_at`;
const isForgotten = (now: number) => sql<boolean>`${forgetAt} <= ${now}`;

/** A time in milliseconds exceeds 32 bits, which PostgreSQL would assume for a parameter. */
function time(ms: number): Expression<number> {
  return sql<number>`cast(${ms} as bigint)`;
}

/** Reads the counters and locks them until the transaction ends. Missing ones are created. */
export async function lockCounters(
  db: Db,
  keys: ReadonlySet<string>,
  now: number,
): Promise<Map<string, Counter>> {
  const counters = new Map<string, Counter>();
  // Sorted, so that no two transactions wait for each other.
  for (const part of splitForStatements([...keys].sort())) {
    const rows = await db
      .insertInto('guess_counter')
      .values(part.map((key) => ({ key, tries: 0, blocked_until: 0, forget_at: now })))
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ tries }))
      .returningAll()
      .execute();
    for (const row of rows) counters.set(row.key, row);
  }
  return counters;
}

/** Stores counters that are locked. */
export async function storeCounters(db: Db, rows: readonly Counter[]): Promise<void> {
  for (const part of splitForStatements(rows)) {
    await db
      .insertInto('guess_counter')
      .values(part)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({
          tries: eb.ref('excluded.tries'),
          blocked_until: eb.ref('excluded.blocked_until'),
          forget_at: eb.ref('excluded.forget_at'),
        })),
      )
      .execute();
  }
}

/** Counts a use and returns 0. If none is left, it counts nothing and returns the milliseconds until uses are free again. */
export async function countUse(db: Db, key: string, rule: UseRule, now: number): Promise<number> {
  const forget_at = now + rule.windowMs;
  const counted = await db
    .insertInto('guess_counter')
    .values({ key, tries: 1, blocked_until: 0, forget_at })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          tries: sql<number>`case when ${isForgotten(now)} then 1 else ${tries} + 1 end`,
          forget_at: sql<number>`case when ${isForgotten(now)} then ${time(forget_at)} else ${forgetAt} end`,
        })
        .where(sql<boolean>`(${isForgotten(now)} or ${tries} < ${sql.lit(rule.max)})`),
    )
    .returning('tries')
    .executeTakeFirst();
  if (counted) return 0;
  return Math.max(1, ((await findCounter(db, key))?.forget_at ?? 0) - now);
}

function findCounter(db: Db, key: string) {
  return db.selectFrom('guess_counter').selectAll().where('key', '=', key).executeTakeFirst();
}

export async function deleteCounter(db: Db, key: string): Promise<void> {
  await db.deleteFrom('guess_counter').where('key', '=', key).execute();
}

export async function isRemembered(db: Db, key: string, now: number): Promise<boolean> {
  return ((await findCounter(db, key))?.forget_at ?? 0) > now;
}

export async function deleteForgottenCounters(db: Db, now: number): Promise<void> {
  await db.deleteFrom('guess_counter').where('forget_at', '<=', now).execute();
}
