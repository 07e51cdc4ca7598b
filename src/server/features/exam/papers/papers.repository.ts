import { splitForLists } from '#server/database/chunks.ts';
import type { Db, Tx } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of papers alone. */

/** Stores a paper and returns its id; undefined if its owner has used the creation key before. */
export async function insertPaper(tx: Tx, row: NewRow<'exam_paper_record'>): Promise<number | undefined> {
  const inserted = await tx
    .insertInto('exam_paper_record')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'creation_key']).where('creation_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function updatePaper(
  tx: Tx,
  id: number,
  changes: Partial<Omit<Row<'exam_paper_record'>, 'id'>>,
): Promise<void> {
  await tx.updateTable('exam_paper_record').set(changes).where('id', '=', id).execute();
}

/** Versions of questions with what papers need to know of the question, deleted ones included. */
export async function listPickedVersions(db: Db, versionIds: readonly number[]) {
  const rows = [];
  for (const list of splitForLists(versionIds)) rows.push(...(await selectPickedVersions(db, list)));
  return rows;
}

function selectPickedVersions(db: Db, versionIds: readonly number[]) {
  return db
    .selectFrom('exam_question_version as version')
    .innerJoin('exam_question_record as question', 'question.id', 'version.question_id')
    .select(['version.id as version_id', 'version.number as version_number', 'version.content'])
    .select(['question.id as question_id', 'question.owner_id', 'question.visibility', 'question.subject_id'])
    .select(['question.is_draft', 'question.deleted_at', 'question.number'])
    .select('question.version_id as newest_version_id')
    .where('version.id', 'in', versionIds)
    .execute();
}

export type PickedVersion = Awaited<ReturnType<typeof selectPickedVersions>>[number];

/** The grade of a class; null if there is none. */
export async function findGrade(db: Db, classId: number): Promise<number | null> {
  const row = await db.selectFrom('class').select('grade').where('id', '=', classId).executeTakeFirst();
  return row?.grade ?? null;
}
