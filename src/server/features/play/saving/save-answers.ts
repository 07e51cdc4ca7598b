import type { Db } from '#server/database/database.ts';
import * as answers from '#server/features/play/attempts/answers.repository.ts';
import { toAnswerMap } from '#server/features/play/saving/current-answers.ts';
import type { DecidedAnswers } from '#server/features/play/saving/decide-answers.ts';

/** Stores the decided answers of a batch. The attempts are locked, so that every answer is newer than the stored one. */
export async function storeAnswers(tx: Db, decidedAnswers: readonly DecidedAnswers[]): Promise<void> {
  const rows = decidedAnswers.flatMap(({ decisions }) => decisions.flatMap(({ row }) => (row ? [row] : [])));
  await answers.storeNewerAnswers(tx, [...toAnswerMap(rows).values()]);
}
