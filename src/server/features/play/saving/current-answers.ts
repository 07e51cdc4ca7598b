import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import * as answers from '#server/features/play/attempts/answers.repository.ts';
import type { AnswerSave } from '#server/features/play/saving/decide-save.ts';

/** Answers by attempt and question: first as stored, then with the decided changes. */
export type CurrentAnswers = Map<string, Row<'answer'>>;

type Save = { attemptId: number; answers: readonly AnswerSave[] };

/** The key of an answer in the batch. */
export const keyOf = ({ attempt_id, question_id }: answers.AnswerId) => `${attempt_id}/${question_id}`;

/** Answers by attempt and question. */
export function toMap(rows: readonly Row<'answer'>[]): CurrentAnswers {
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** Reads the stored answers that the saves concern. */
export async function readCurrent(tx: Db, saves: readonly Save[]): Promise<CurrentAnswers> {
  const askedIds = saves.flatMap(({ attemptId, answers: sent }) =>
    sent.map(({ question_id }): [string, answers.AnswerId] => [
      `${attemptId}/${question_id}`,
      { attempt_id: attemptId, question_id },
    ]),
  );
  return toMap(await answers.findAnswers(tx, [...new Map(askedIds).values()]));
}
