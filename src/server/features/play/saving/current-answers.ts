import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import * as answers from '#server/features/play/attempts/answers.repository.ts';

/** Answers by attempt and question: first as stored, then with the decided changes. */
export type CurrentAnswers = Map<string, Row<'answer'>>;

type SentPart = { question_id: string };
type AttemptSave = {
  attemptId: number;
  answers: readonly SentPart[];
  attachments: readonly SentPart[];
};

/** The key of an answer in `CurrentAnswers`. */
export const answerKeyOf = ({ attempt_id, question_id }: answers.AnswerId) => `${attempt_id}/${question_id}`;

/** Maps answers by attempt and question. */
export function toAnswerMap(rows: readonly Row<'answer'>[]): CurrentAnswers {
  return new Map(rows.map((row) => [answerKeyOf(row), row]));
}

/** Reads the stored answers that the saves and their attachments concern. */
export async function readCurrentAnswers(tx: Db, saves: readonly AttemptSave[]): Promise<CurrentAnswers> {
  const keyedIds = saves.flatMap(({ attemptId, answers: sentAnswers, attachments }) =>
    [...sentAnswers, ...attachments].map(({ question_id }): [string, answers.AnswerId] => [
      `${attemptId}/${question_id}`,
      { attempt_id: attemptId, question_id },
    ]),
  );
  return toAnswerMap(await answers.findAnswers(tx, [...new Map(keyedIds).values()]));
}
