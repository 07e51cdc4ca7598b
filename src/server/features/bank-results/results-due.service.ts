import type { App } from '#server/app.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { insertDue } from '#server/features/bank-results/results-due.repository.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';

/**
 * Notes that results by question of the bank are out of date. Whatever changes which attempts of a courseware count, or
 * their marks, says so in its transaction; `features/exam/results` makes the results again a little later.
 */

/** While a class hands in, its results are made again at most that often. */
export const resultDelayMs = 20_000;

export async function markResultsDue(
  app: Pick<App, 'now'>,
  tx: Db,
  coursewareIds: readonly number[],
): Promise<void> {
  const due_at = app.now() + resultDelayMs;
  await insertDue(
    tx,
    [...new Set(coursewareIds)].map((courseware_id) => ({ courseware_id, due_at })),
  );
}

export const hasBankQuestions = ({ questions }: Pick<Revision, 'questions'>): boolean =>
  [...questions.values()].some(({ bank }) => bank !== undefined);

type MarkedAttempt = Pick<Row<'attempt'>, 'courseware_id' | 'revision_id' | 'selection'>;

/** As `markResultsDue`, of those attempts that have questions of the bank. */
export async function markAttemptResultsDue(
  app: App,
  tx: Db,
  attempts: readonly MarkedAttempt[],
): Promise<void> {
  const coursewareIds: number[] = [];
  for (const attempt of attempts)
    if (hasBankQuestions(await readRevision(app, tx, attempt))) coursewareIds.push(attempt.courseware_id);
  await markResultsDue(app, tx, coursewareIds);
}
