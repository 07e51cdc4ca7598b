import { setImmediate } from 'node:timers/promises';
import type { StudentResponse } from '#form/activity-type.ts';
import type { App } from '#server/app.ts';
import { inTransaction, type Tx } from '#server/database/database.ts';
import { readResponse } from '#server/features/attempts/rules/read-response.ts';
import { hasBankQuestions } from '#server/features/bank-results/results-due.service.ts';
import { readRevisions } from '#server/features/contents/revisions.service.ts';
import { readCountedAttempts } from '#server/features/study/counted-work.service.ts';
import { startRepeating } from '#server/jobs/start-repeating.ts';
import { type BankAnswer, listBankAnswers } from './bank-answer.ts';
import { makeResults } from './courseware-results.ts';
import { deleteDue, listDueCoursewares, listDueIds } from './due.repository.ts';
import { findSign } from './question-sign.ts';
import * as results from './results.repository.ts';
import { countWrongAnswers } from './wrong-answers.ts';

/**
 * Makes the results of questions of the bank again, one courseware after the other, from the attempts that count. A server
 * that is stopped goes on where it was, since a courseware stays due until its results are stored.
 */

const intervalMs = 5_000;
const roundMax = 50;

/** Whether an attempt that was submitted has a question of the bank. */
async function usesBank(app: App, coursewareId: number): Promise<boolean> {
  const submitted = await results.listSubmittedRevisions(app.db, coursewareId);
  const pinned = submitted.map((each) => ({ ...each, courseware_id: coursewareId }));
  const revisionOf = await readRevisions(app, app.db, pinned);
  return pinned.some((attempt) => hasBankQuestions(revisionOf(attempt)));
}

type CountingAttempt = {
  id: number;
  courseware_id: number;
  revision_id: number;
  selection: string | null;
  started_at: number;
};

async function makeResultsOf(
  app: App,
  coursewareId: number,
  attempts: readonly CountingAttempt[],
): Promise<results.ResultRow[]> {
  const outlineOf = ({ revision_id }: CountingAttempt) => ({ revision_id, courseware_id: null });
  const outlines = attempts.map(outlineOf);
  const revisionOf = await readRevisions(app, app.db, [...attempts, ...outlines]);
  const ids = attempts.map(({ id }) => id);
  const answersByAttempt = Map.groupBy(
    await results.listAnswers(app.db, ids),
    ({ attempt_id }) => attempt_id,
  );
  const bankAnswers = attempts.flatMap((attempt) => {
    const outline = revisionOf(outlineOf(attempt));
    return listBankAnswers(attempt.id, {
      questions: revisionOf(attempt).questions.values(),
      answers: answersByAttempt.get(attempt.id) ?? [],
      isDrawn: (place) => attempt.selection !== null && outline.questions.get(place)?.bank === undefined,
    });
  });
  const attemptById = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const listResponses = (answers: readonly BankAnswer[]) =>
    answers.flatMap(({ attemptId, place }): StudentResponse[] => {
      const attempt = attemptById.get(attemptId);
      const row = answersByAttempt.get(attemptId)?.find(({ question_id }) => question_id === place);
      if (!attempt || !row) return [];
      const response = readResponse(revisionOf(attempt).model, row, attempt.started_at);
      return [{ student_id: attemptId, response, score: row.score }];
    });
  return makeResults(coursewareId, bankAnswers, (answers) =>
    countWrongAnswers(
      [...Map.groupBy(answers, ({ place }) => place)].flatMap(([place, atPlace]) => {
        const attempt = attemptById.get(atPlace[0]?.attemptId ?? 0);
        if (!attempt) return [];
        const { model, content } = revisionOf(attempt);
        return [{ model, content, place, responses: listResponses(atPlace) }];
      }),
    ),
  );
}

/** The sums of questions after their results have changed; the caller has locked them. */
async function storeSums(tx: Tx, questionIds: readonly number[]): Promise<void> {
  const sums = await results.sumResults(tx, questionIds);
  const rows = sums.map((sum) => {
    const { question_id, answers, share_sum } = sum;
    const sign = findSign({
      answers,
      shareSum: share_sum,
      strongAnswers: sum.strong_answers,
      strongShareSum: sum.strong_share_sum,
      discrimination: sum.discrimination,
    });
    return { question_id, answers, share_sum, sign };
  });
  await results.storeSummaries(tx, questionIds, rows);
}

async function replaceResults(
  tx: Tx,
  coursewareId: number,
  newRows: readonly results.ResultRow[],
): Promise<void> {
  const oldIds = await results.listResultQuestions(tx, coursewareId);
  const ids = [...new Set([...oldIds, ...newRows.map(({ question_id }) => question_id)])];
  const existing = await results.listExisting(tx, ids);
  const existingIds = ids.filter((id) => existing.has(id));
  await results.lockSummaries(tx, existingIds);
  const rows = newRows.filter(({ question_id }) => existing.has(question_id));
  await results.replaceResults(tx, coursewareId, rows);
  await storeSums(tx, existingIds);
}

/** Before a courseware is removed for good, with its work. */
export function removeResults(tx: Tx, coursewareId: number): Promise<void> {
  return replaceResults(tx, coursewareId, []);
}

class MadeBySomebodyElse extends Error {}

/** Stores results, unless somebody else has made newer ones since these marks were read. */
async function storeIfDue(
  app: App,
  dueIds: readonly number[],
  store: (tx: Tx) => Promise<void>,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    if (!(await deleteDue(tx, dueIds))) throw new MadeBySomebodyElse();
    await store(tx);
  }).catch((error: unknown) => {
    if (!(error instanceof MadeBySomebodyElse)) throw error;
  });
}

async function refreshCourseware(app: App, id: number): Promise<void> {
  // Read first: what changes from now on is due again.
  const dueIds = await listDueIds(app.db, id);
  if (!(await usesBank(app, id))) return storeIfDue(app, dueIds, (tx) => replaceResults(tx, id, []));
  const attempts = await readCountedAttempts(app, id);
  // Of deleted coursewares the figures stay until the work is removed, but not what people wrote.
  if (!attempts) return storeIfDue(app, dueIds, (tx) => results.clearWrongAnswers(tx, id));
  const rows = await makeResultsOf(app, id, attempts);
  return storeIfDue(app, dueIds, (tx) => replaceResults(tx, id, rows));
}

/** Makes the results again that are due at `until`, a round of coursewares after the other. */
export async function refreshDueResults(
  app: App,
  until: number = app.now(),
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    const ids = await listDueCoursewares(app.db, until, roundMax);
    for (const id of ids) {
      if (signal?.aborted) return;
      await refreshCourseware(app, id);
      await setImmediate();
    }
    if (ids.length < roundMax) return;
  }
}

/** Makes results again while the server runs. The returned function stops it and resolves after the current one. */
export function startResultSweep(app: App, onError: (error: unknown) => void): () => Promise<void> {
  return startRepeating((signal) => refreshDueResults(app, app.now(), signal), onError, {
    everyMs: intervalMs,
    waitsFirst: true,
  });
}
