import { splitForLists } from '#server/database/chunks.ts';
import type { Db, Tx } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of versions of bank questions that quizzes and papers name. */

type Version = Pick<Row<'exam_question_version'>, 'id' | 'question_id' | 'content'>;

export async function listVersions(db: Db, ids: readonly number[]): Promise<Version[]> {
  const rows: Version[] = [];
  for (const list of splitForLists(ids)) {
    const found = await db
      .selectFrom('exam_question_version')
      .select(['id', 'question_id', 'content'])
      .where('id', 'in', list)
      .execute();
    rows.push(...found);
  }
  return rows;
}

/** Records that a holder uses these versions; those that do not exist are left out. */
export async function insertUses(
  tx: Tx,
  versionIds: readonly number[],
  { holder, holder_id }: Pick<Row<'exam_version_use'>, 'holder' | 'holder_id'>,
): Promise<void> {
  const rows = (await listVersions(tx, versionIds)).map(({ id }) => ({ version_id: id, holder, holder_id }));
  if (rows.length === 0) return;
  await tx
    .insertInto('exam_version_use')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
