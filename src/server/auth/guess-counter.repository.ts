import { type Expression, sql } from 'kysely';
import type { Db } from '#server/database/database.ts';

/** How often something was tried, by key. One statement reads and counts, so tries at the same time all count. */

/** Durations in milliseconds. */
export type GuessRule = {
  /** Tries that have no wait between them. */
  free: number;
  /** The wait after the last free try; each further try doubles it. */
  firstWaitMs: number;
  maxWaitMs: number;
  /** Forgets the key so long after its last try: while below `free`, and from then on. */
  forgetFewMs: number;
  forgetManyMs: number;
};

/** At most so many in a time that begins with the first. */
export type UseRule = { max: number; windowMs: number };

const tries = sql<number>`guess_counter.tries`;
const forgetAt = sql<number>`guess_counter.forget_at`;
const isForgotten = (now: number) => sql<boolean>`${forgetAt} <= ${now}`;

function oneMore(now: number): Expression<number> {
  return sql<number>`case when ${isForgotten(now)} then 1 else ${tries} + 1 end`;
}

/** A time that may be larger than 32 bits, which PostgreSQL would otherwise take it for. */
function time(ms: number): Expression<number> {
  return sql<number>`cast(${ms} as bigint)`;
}

/** `now` plus the wait after so many tries; 0 without one: a try may have begun before the one it waited for. */
function blockedUntil(count: Expression<number>, rule: GuessRule, now: number): Expression<number> {
  const doublings = Math.ceil(Math.log2(rule.maxWaitMs / rule.firstWaitMs));
  const [free, first, max] = [rule.free, rule.firstWaitMs, rule.maxWaitMs].map((value) => sql.lit(value));
  return sql<number>`case
    when ${count} < ${free} then 0
    when ${count} - ${free} >= ${sql.lit(doublings)} then ${time(now)} + ${max}
    else ${time(now)} + ${first} * (1 << (${count} - ${free})) end`;
}

function forgetAfter(count: Expression<number>, rule: GuessRule, now: number): Expression<number> {
  return sql<number>`case when ${count} < ${sql.lit(rule.free)}
    then ${time(now + rule.forgetFewMs)} else ${time(now + rule.forgetManyMs)} end`;
}

/** Counts a try and gives 0. While the key has to wait nothing is counted: gives the milliseconds left. */
export async function countGuess(db: Db, key: string, rule: GuessRule, now: number): Promise<number> {
  const first = sql<number>`1`;
  const counted = await db
    .insertInto('guess_counter')
    .values({
      key,
      tries: 1,
      blocked_until: blockedUntil(first, rule, now),
      forget_at: forgetAfter(first, rule, now),
    })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          tries: oneMore(now),
          blocked_until: blockedUntil(oneMore(now), rule, now),
          forget_at: forgetAfter(oneMore(now), rule, now),
        })
        .where('guess_counter.blocked_until', '<=', now),
    )
    .returning('tries')
    .executeTakeFirst();
  if (counted) return 0;
  return Math.max(1, ((await findCounter(db, key))?.blocked_until ?? 0) - now);
}

/** Counts a use and gives 0. When all are used up nothing is counted: gives the milliseconds until they begin again. */
export async function countUse(db: Db, key: string, rule: UseRule, now: number): Promise<number> {
  const forget_at = now + rule.windowMs;
  const counted = await db
    .insertInto('guess_counter')
    .values({ key, tries: 1, blocked_until: 0, forget_at })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          tries: oneMore(now),
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

/** Takes one try back. Whoever was let in had no wait, so the wait that is over now began with this try. */
export async function takeBackGuess(db: Db, key: string): Promise<void> {
  await db
    .updateTable('guess_counter')
    .set((eb) => ({ tries: eb('tries', '-', 1), blocked_until: 0 }))
    .where('key', '=', key)
    .where('tries', '>', 0)
    .execute();
}

export async function deleteCounter(db: Db, key: string): Promise<void> {
  await db.deleteFrom('guess_counter').where('key', '=', key).execute();
}

/** Remembers until then that something was right. */
export async function rememberKey(db: Db, key: string, until: number): Promise<void> {
  await db
    .insertInto('guess_counter')
    .values({ key, tries: 0, blocked_until: 0, forget_at: until })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ forget_at: until }))
    .execute();
}

export async function isRemembered(db: Db, key: string, now: number): Promise<boolean> {
  return ((await findCounter(db, key))?.forget_at ?? 0) > now;
}

export async function deleteForgotten(db: Db, now: number): Promise<void> {
  await db.deleteFrom('guess_counter').where('forget_at', '<=', now).execute();
}
