import type { ExpressionBuilder } from 'kysely';
import type { Db, Tx } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';

/** Queries that permanently remove questions and papers. */

const pageSize = 200;

const isUsed = (eb: ExpressionBuilder<Schema, 'exam_question_version'>) =>
  eb.exists(
    eb
      .selectFrom('exam_version_use as used')
      .select('used.version_id')
      .whereRef('used.version_id', '=', 'exam_question_version.id'),
  );

/** Deleted questions with a version that nothing uses. */
export async function listExpiredQuestionIds(db: Db, deletedBefore: number): Promise<number[]> {
  const rows = await db
    .selectFrom('exam_question_record as question')
    .select('question.id')
    .where('question.deleted_at', '<=', deletedBefore)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('exam_question_version')
          .select('exam_question_version.id')
          .whereRef('exam_question_version.question_id', '=', 'question.id')
          .where((version) => version.not(isUsed(version))),
      ),
    )
    .orderBy('question.deleted_at')
    .limit(pageSize)
    .execute();
  return rows.map(({ id }) => id);
}

export async function listExpiredPaperIds(db: Db, deletedBefore: number): Promise<number[]> {
  const rows = await db
    .selectFrom('exam_paper_record')
    .select('id')
    .where('deleted_at', '<=', deletedBefore)
    .orderBy('deleted_at')
    .limit(pageSize)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks what is still deleted until the transaction ends. False if it was restored. */
export async function lockExpired(
  tx: Tx,
  record: 'exam_question_record' | 'exam_paper_record',
  id: number,
  deletedBefore: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable(record as 'exam_paper_record')
    .set((eb) => ({ deleted_at: eb.ref('deleted_at') }))
    .where('id', '=', id)
    .where('deleted_at', '<=', deletedBefore)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function deleteMediaUses(
  tx: Tx,
  holder: 'exam_question' | 'exam_paper',
  versionIds: readonly number[],
): Promise<void> {
  if (versionIds.length === 0) return;
  await tx
    .deleteFrom('media_use')
    .where('holder', '=', holder)
    .where('holder_id', 'in', versionIds)
    .execute();
}

/** Deletes the versions that nothing uses, and the question itself unless a version is left. */
export async function deleteUnusedVersions(tx: Tx, id: number): Promise<void> {
  const rows = await tx
    .deleteFrom('exam_question_version')
    .where('question_id', '=', id)
    .where((eb) => eb.not(isUsed(eb)))
    .returning('id')
    .execute();
  await deleteMediaUses(
    tx,
    'exam_question',
    rows.map((row) => row.id),
  );
  const left = await tx
    .selectFrom('exam_question_version')
    .select('id')
    .where('question_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (!left) await tx.deleteFrom('exam_question_record').where('id', '=', id).execute();
}

/** Deletes a paper with its versions, which then use no questions any more. */
export async function deletePaper(tx: Tx, id: number): Promise<void> {
  const rows = await tx.selectFrom('exam_paper_version').select('id').where('paper_id', '=', id).execute();
  const versionIds = rows.map((row) => row.id);
  await deleteMediaUses(tx, 'exam_paper', versionIds);
  if (versionIds.length > 0) {
    await tx
      .deleteFrom('exam_version_use')
      .where('holder', '=', 'paper')
      .where('holder_id', 'in', versionIds)
      .execute();
  }
  await tx.deleteFrom('exam_paper_record').where('id', '=', id).execute();
}

/** Deletes tags that nothing has any more. */
export async function deleteUnusedTags(db: Db): Promise<void> {
  const tables = ['exam_question_tag', 'exam_paper_tag'] as const;
  await db
    .deleteFrom('exam_tag')
    .where((eb) =>
      eb.and(
        tables.map((table) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom(`${table as 'exam_question_tag'} as used`)
                .select('used.tag_id')
                .whereRef('used.tag_id', '=', 'exam_tag.id'),
            ),
          ),
        ),
      ),
    )
    .execute();
}
