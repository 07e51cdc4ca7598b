import { splitForLists, splitForStatements } from '#server/database/chunks.ts';
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

/** Attempts of the courseware use versions no longer. */
export async function deleteUsesOfAttempts(tx: Tx, coursewareId: number): Promise<void> {
  await tx
    .deleteFrom('exam_version_use')
    .where('holder', '=', 'attempt')
    .where('holder_id', 'in', (eb) =>
      eb.selectFrom('attempt').select('attempt.id').where('attempt.courseware_id', '=', coursewareId),
    )
    .execute();
}

/** The activity and its revisions use versions no longer. */
export async function deleteUsesOfActivity(tx: Tx, activityId: number): Promise<void> {
  await tx
    .deleteFrom('exam_version_use')
    .where('holder', '=', 'activity')
    .where('holder_id', '=', activityId)
    .execute();
  await tx
    .deleteFrom('exam_version_use')
    .where('holder', '=', 'revision')
    .where('holder_id', 'in', (eb) =>
      eb
        .selectFrom('activity_revision')
        .select('activity_revision.id')
        .where('activity_revision.activity_id', '=', activityId),
    )
    .execute();
}

/** Records that attempts use versions, which were read just before. */
export async function insertAttemptUses(
  tx: Tx,
  uses: readonly { attemptId: number; versionId: number }[],
): Promise<void> {
  const rows = uses.map(({ attemptId, versionId }) => ({
    version_id: versionId,
    holder: 'attempt' as const,
    holder_id: attemptId,
  }));
  for (const part of splitForStatements(rows)) {
    await tx
      .insertInto('exam_version_use')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
