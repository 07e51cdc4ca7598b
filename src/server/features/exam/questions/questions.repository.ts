import type { Db, Tx } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of questions alone. */

export type QuestionRow = Row<'exam_question_record'>;

/** Stores a question and returns its id; undefined if its owner has used the creation key before. */
export async function insertQuestion(
  tx: Tx,
  row: NewRow<'exam_question_record'>,
): Promise<number | undefined> {
  const inserted = await tx
    .insertInto('exam_question_record')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'creation_key']).where('creation_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function updateQuestion(
  tx: Tx,
  id: number,
  changes: Partial<Omit<QuestionRow, 'id'>>,
): Promise<void> {
  await tx.updateTable('exam_question_record').set(changes).where('id', '=', id).execute();
}

/** The person's questions that were taken from this place and are not deleted, newest first. */
export function listBySource(db: Db, ownerId: number, sourceKey: string) {
  return db
    .selectFrom('exam_question')
    .select(['id', 'version_id'])
    .where('owner_id', '=', ownerId)
    .where('source_key', '=', sourceKey)
    .orderBy('id', 'desc')
    .execute();
}

/** Papers whose newest version uses a version of the question. */
export function listUsingPapers(db: Db, questionId: number) {
  return db
    .selectFrom('exam_version_use as used')
    .innerJoin('exam_question_version as version', 'version.id', 'used.version_id')
    .innerJoin('exam_paper_version as in_paper', (join) =>
      join.onRef('in_paper.id', '=', 'used.holder_id').on('used.holder', '=', 'paper'),
    )
    .innerJoin('exam_paper as paper', (join) =>
      join.onRef('paper.id', '=', 'in_paper.paper_id').onRef('paper.version_id', '=', 'in_paper.id'),
    )
    .select(['paper.id', 'paper.title', 'paper.owner_id', 'paper.visibility', 'paper.subject_id'])
    .where('version.question_id', '=', questionId)
    .orderBy('paper.title')
    .orderBy('paper.id')
    .execute();
}
