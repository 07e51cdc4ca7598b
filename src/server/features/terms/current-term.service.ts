import type { App } from '#server/app.ts';
import { inTransaction, type Tx } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { publishDeadlines } from '#server/features/attempts/ending/deadlines.service.ts';
import * as pastAttempts from '#server/features/terms/past-attempts.repository.ts';
import * as termChanges from '#server/features/terms/term-changes.repository.ts';
import * as terms from '#server/features/terms/terms.repository.ts';
import { hourMs, startRepeating } from '#server/jobs/start-repeating.ts';

/**
 * Keeps `calendar.is_current`, which all queries use, at the term that began last. Before the first term begins, the
 * first one is current, so that teachers can prepare it.
 */

type TermStart = Pick<Row<'calendar'>, 'id' | 'starts_at'>;

export function findCurrentTerm<T extends TermStart>(allTerms: readonly T[], now: number): T | undefined {
  const sortedTerms = allTerms.toSorted((a, b) => a.starts_at - b.starts_at || a.id - b.id);
  return sortedTerms.findLast(({ starts_at }) => starts_at <= now) ?? sortedTerms[0];
}

/**
 * Makes the term of today's date current, and ends the deadlines of attempts in past terms. Tells the students whose
 * attempts end.
 */
export async function updateCurrentTerm(app: App, tx: Tx): Promise<void> {
  const now = app.now();
  const currentTerm = findCurrentTerm(await terms.lockTerms(tx), now);
  if (!currentTerm) return;
  await termChanges.setCurrentTerm(tx, currentTerm.id);
  publishDeadlines(app, tx, await pastAttempts.endAttemptsOfPastTerms(tx, now), true);
}

/** As `updateCurrentTerm`, in its own transaction. */
export async function updateTermByDate(app: App): Promise<void> {
  await inTransaction(app.db, (tx) => updateCurrentTerm(app, tx));
}

/** Updates the current term now and every hour. The returned function stops it and waits for a running update. */
export function startTermSweep(app: App, onError: (error: unknown) => void): () => Promise<void> {
  return startRepeating(() => updateTermByDate(app), onError, { everyMs: hourMs });
}
