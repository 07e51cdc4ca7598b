import { splitForLists, splitForStatements } from '#server/database/chunks.ts';
import type { Db, Tx } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries that store how questions of the bank did. */

export type ResultRow = Row<'question_result'>;

/** Revisions and selections of the submitted attempts of a courseware; those with a selection count as one. */
export function listSubmittedRevisions(db: Db, coursewareId: number) {
  return db
    .selectFrom('attempt')
    .select(['revision_id'])
    .select((eb) => eb.fn.min<string | null>('selection').as('selection'))
    .where('courseware_id', '=', coursewareId)
    .where('state', '=', 'submitted')
    .groupBy('revision_id')
    .execute();
}

export async function listAnswers(db: Db, attemptIds: readonly number[]) {
  const rows = [];
  for (const list of splitForLists(attemptIds)) {
    rows.push(
      ...(await db
        .selectFrom('answer')
        .select(['attempt_id', 'question_id', 'response', 'saved_at', 'score', 'max_score', 'needs_teacher'])
        .where('attempt_id', 'in', list)
        .execute()),
    );
  }
  return rows;
}

export async function listResultQuestions(db: Db, coursewareId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('question_result')
    .select('question_id')
    .where('courseware_id', '=', coursewareId)
    .execute();
  return rows.map(({ question_id }) => question_id);
}

/** Locks the summaries of questions until the transaction ends, and begins those that are missing. */
export async function lockSummaries(tx: Tx, questionIds: readonly number[]): Promise<void> {
  // In one order, so that two transactions never wait for each other.
  const rows = questionIds
    .toSorted((one, other) => one - other)
    .map((question_id) => ({ question_id, answers: 0, share_sum: 0, sign: null }));
  for (const part of splitForStatements(rows)) {
    await tx
      .insertInto('question_summary')
      .values(part)
      .onConflict((conflict) =>
        conflict.column('question_id').doUpdateSet((eb) => ({ answers: eb.ref('question_summary.answers') })),
      )
      .execute();
  }
}

export async function replaceResults(
  tx: Tx,
  coursewareId: number,
  rows: readonly ResultRow[],
): Promise<void> {
  await tx.deleteFrom('question_result').where('courseware_id', '=', coursewareId).execute();
  for (const part of splitForStatements(rows)) await tx.insertInto('question_result').values(part).execute();
}

/** Forgets what people answered. */
export async function clearWrongAnswers(db: Db, coursewareId: number): Promise<void> {
  await db
    .updateTable('question_result')
    .set({ wrong: '[]' })
    .where('courseware_id', '=', coursewareId)
    .execute();
}

/** The sums over all coursewares. */
export async function sumResults(tx: Tx, questionIds: readonly number[]) {
  const rows = [];
  for (const list of splitForLists(questionIds)) {
    rows.push(
      ...(await tx
        .selectFrom('question_result')
        .select('question_id')
        .select(({ fn }) => [
          fn.sum<number>('answers').as('answers'),
          fn.sum<number>('share_sum').as('share_sum'),
          fn.sum<number>('strong_answers').as('strong_answers'),
          fn.sum<number>('strong_share_sum').as('strong_share_sum'),
          fn.avg<number | null>('discrimination').as('discrimination'),
        ])
        .where('question_id', 'in', list)
        .groupBy('question_id')
        .execute()),
    );
  }
  return rows;
}

export async function storeSummaries(
  tx: Tx,
  questionIds: readonly number[],
  rows: readonly Row<'question_summary'>[],
): Promise<void> {
  for (const list of splitForLists(questionIds))
    await tx.deleteFrom('question_summary').where('question_id', 'in', list).execute();
  for (const part of splitForStatements(rows)) await tx.insertInto('question_summary').values(part).execute();
}

/** Those of the questions that are there, deleted ones included. */
export async function listExisting(tx: Tx, questionIds: readonly number[]): Promise<Set<number>> {
  const existing = new Set<number>();
  for (const list of splitForLists(questionIds)) {
    const rows = await tx.selectFrom('exam_question_record').select('id').where('id', 'in', list).execute();
    for (const { id } of rows) existing.add(id);
  }
  return existing;
}
