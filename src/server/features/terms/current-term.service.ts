import type { Transaction } from 'kysely';
import { inTransaction } from '#server/database/database.ts';
import type { Row, Schema } from '#server/database/schema.ts';
import { type MovedDeadline, publishDeadlines } from '#server/features/play/ending/deadlines.service.ts';
import * as pastAttempts from '#server/features/terms/past-attempts.repository.ts';
import * as termChanges from '#server/features/terms/term-changes.repository.ts';
import * as terms from '#server/features/terms/terms.repository.ts';
import type { App } from '#server/http/context.ts';

/**
 * Keeps `calendar.is_current`, which all queries use, at the term that began last. Before the first term begins, the
 * first one is current, so that teachers can prepare it.
 */

const hourMs = 3_600_000;

type Dates = Pick<Row<'calendar'>, 'id' | 'starts_at'>;

export function findCurrentTerm<T extends Dates>(all: readonly T[], now: number): T | undefined {
  const sortedTerms = all.toSorted((one, other) => one.starts_at - other.starts_at || one.id - other.id);
  return sortedTerms.findLast(({ starts_at }) => starts_at <= now) ?? sortedTerms[0];
}

/**
 * Makes the term of today's date current, and ends the deadlines of attempts in past terms. Returns these for
 * `publishDeadlines` after the commit.
 */
export async function updateCurrentTerm(tx: Transaction<Schema>, now: number): Promise<MovedDeadline[]> {
  const current = findCurrentTerm(await terms.lockTerms(tx), now);
  if (!current) return [];
  await termChanges.setCurrentTerm(tx, current.id);
  return pastAttempts.endAttemptsOfPastTerms(tx, now);
}

/** As `updateCurrentTerm`, in its own transaction. Also tells the students whose attempts end. */
export async function followDate(app: App): Promise<void> {
  const ended = await inTransaction(app.db, (tx) => updateCurrentTerm(tx, app.now()));
  publishDeadlines(app, ended, true);
}

/** Follows the date now and every hour. The returned function stops it and resolves after the current run. */
export function startTermSweep(app: App, onError: (error: unknown) => void): () => Promise<void> {
  let round = followDate(app).catch(onError);
  const timer = setInterval(() => {
    round = round.then(() => followDate(app)).catch(onError);
  }, hourMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
