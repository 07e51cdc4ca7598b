import { type Expression, sql } from 'kysely';
import { findCounter } from '#server/auth/guess-memory.repository.ts';
import type { Db } from '#server/database/database.ts';

/** Queries that count tries by key. Simultaneous tries are all counted. */

/** Allows `max` uses within `windowMs` of the first one. */
export type UseRule = { max: number; windowMs: number };

const triesColumn = sql<number>`guess_counter.tries`;
const forgetAtColumn = sql<number>`guess_counter.forget_at`;
const isExpired = (now: number) => sql<boolean>`${forgetAtColumn} <= ${now}`;

/** A time in milliseconds exceeds 32 bits, which PostgreSQL would assume for a parameter. */
function toBigint(ms: number): Expression<number> {
  return sql<number>`cast(${ms} as bigint)`;
}

/** Counts a use and returns 0. If none is left, it counts nothing and returns the milliseconds until uses are free again. */
export async function countUse(db: Db, key: string, rule: UseRule, now: number): Promise<number> {
  const forget_at = now + rule.windowMs;
  const counter = await db
    .insertInto('guess_counter')
    .values({ key, tries: 1, blocked_until: 0, forget_at })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          tries: sql<number>`case when ${isExpired(now)} then 1 else ${triesColumn} + 1 end`,
          forget_at: sql<number>`case when ${isExpired(now)} then ${toBigint(forget_at)} else ${forgetAtColumn} end`,
        })
        .where(sql<boolean>`(${isExpired(now)} or ${triesColumn} < ${sql.lit(rule.max)})`),
    )
    .returning('tries')
    .executeTakeFirst();
  if (counter) return 0;
  return Math.max(1, ((await findCounter(db, key))?.forget_at ?? 0) - now);
}
