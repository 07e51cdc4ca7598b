import { type Db, inTransaction } from '#server/database/database.ts';
import * as purge from '#server/features/exam/purge-bank.repository.ts';

/**
 * Permanently removes questions and papers that were deleted 30 days ago. Versions of questions that a paper, a quiz or an
 * attempt uses stay for ever.
 */

type BankPurge = {
  listIds: (db: Db, deletedBefore: number) => Promise<number[]>;
  purgeOne: (db: Db, id: number, deletedBefore: number) => Promise<void>;
};

/** Papers come first, because they use questions. */
export const bankPurges: readonly BankPurge[] = [
  {
    listIds: purge.listExpiredPaperIds,
    purgeOne: (db, id, deletedBefore) =>
      inTransaction(db, async (tx) => {
        if (await purge.lockExpired(tx, 'exam_paper_record', id, deletedBefore))
          await purge.deletePaper(tx, id);
      }),
  },
  {
    listIds: purge.listExpiredQuestionIds,
    purgeOne: (db, id, deletedBefore) =>
      inTransaction(db, async (tx) => {
        if (await purge.lockExpired(tx, 'exam_question_record', id, deletedBefore))
          await purge.deleteUnusedVersions(tx, id);
      }),
  },
];

export function forgetUnusedTags(db: Db): Promise<void> {
  return purge.deleteUnusedTags(db);
}
