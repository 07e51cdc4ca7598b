import { sql } from 'kysely';
import type { Tx } from '#server/database/database.ts';

/** Queries that transfer a teacher's questions and papers to another teacher. */

type Transfer = { fromId: number; toId: number };

/** Transfers all, and deleted ones too, because they may be restored. Returns the number of those that are not deleted. */
export async function transferThings(tx: Tx, { fromId, toId }: Transfer): Promise<number> {
  let count = 0;
  for (const record of ['exam_question_record', 'exam_paper_record'] as const) {
    const rows = await tx
      .updateTable(record as 'exam_paper_record')
      // Creation keys come from the giver's browser and are unique only for each owner.
      .set({ owner_id: toId, creation_key: null })
      .where('owner_id', '=', fromId)
      .returning(['id', 'deleted_at'])
      .execute();
    count += rows.filter(({ deleted_at }) => deleted_at === null).length;
  }
  return count;
}

/** Transfers the media in questions and papers that are the new owner's by now. */
export async function transferBankMedia(tx: Tx, { fromId, toId }: Transfer): Promise<void> {
  await tx
    .updateTable('file')
    .set({ owner_id: toId })
    .where('owner_id', '=', fromId)
    .where('is_private', '=', 0)
    .where(sql<string>`substr(sha256, 1, 2) || '/' || sha256 || extension`, 'in', (eb) =>
      eb
        .selectFrom('media_use')
        .innerJoin('exam_question_version as version', 'version.id', 'media_use.holder_id')
        .innerJoin('exam_question_record as question', 'question.id', 'version.question_id')
        .select('media_use.key')
        .where('media_use.holder', '=', 'exam_question')
        .where('question.owner_id', '=', toId)
        .union(
          eb
            .selectFrom('media_use')
            .innerJoin('exam_paper_version as version', 'version.id', 'media_use.holder_id')
            .innerJoin('exam_paper_record as paper', 'paper.id', 'version.paper_id')
            .select('media_use.key')
            .where('media_use.holder', '=', 'exam_paper')
            .where('paper.owner_id', '=', toId),
        ),
    )
    .execute();
}
