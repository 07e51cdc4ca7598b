import type { App } from '#server/app.ts';
import { splitForLists } from '#server/database/chunks.ts';
import type { Db, Tx } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import {
  markAgain,
  markAnswers,
  markCheckedAgain,
  type StepScore,
} from '#server/features/attempts/marking/mark-answers.ts';
import { publishAttemptChange } from '#server/features/attempts/reading/attempt-events.service.ts';
import * as answers from '#server/features/attempts/rows/answers.repository.ts';
import * as attemptChanges from '#server/features/attempts/rows/attempt-changes.repository.ts';
import {
  listNewestSteps,
  type StepWithTeacher,
} from '#server/features/attempts/rows/mark-steps.repository.ts';

/** Marks attempts again after a correction, and tells beforehand what that gives. */

export { markAnswers, type StepScore };

/** The answers and the newest teachers' marks of attempts, by attempt. */
export async function readMarkedWork(db: Db, attemptIds: readonly number[]) {
  const rows: Row<'answer'>[] = [];
  const steps: StepWithTeacher[] = [];
  for (const ids of splitForLists(attemptIds)) {
    rows.push(...(await answers.listAnswers(db, ids)));
    steps.push(...(await listNewestSteps(db, ids)));
  }
  return {
    answersByAttempt: Map.groupBy(rows, ({ attempt_id }) => attempt_id),
    stepsByAttempt: Map.groupBy(steps, ({ attempt_id }) => attempt_id),
  };
}

/** Corrections are read once the attempt is locked, so that a later change of them waits and marks it again. */
async function markOneAgain(app: App, tx: Tx, id: number): Promise<void> {
  const attempt = await attemptChanges.lockAttempt(tx, id);
  if (!attempt) return;
  if (attempt.state === 'submitted') await markAgain(app, tx, attempt);
  else await markCheckedAgain(app, tx, attempt);
  publishAttemptChange(app, tx, attempt);
}

/** Marks submitted attempts again, and what students have checked in those in progress. */
export async function markAttemptsAgain(app: App, tx: Tx, ids: readonly number[]): Promise<void> {
  for (const id of ids) await markOneAgain(app, tx, id);
  await attemptChanges.raiseChangeNumber(tx, ids);
}
