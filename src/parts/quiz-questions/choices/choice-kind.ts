import type { AttemptPin } from '#form/activity-type.ts';
import { createId } from '#parts/stored-media/create-id.ts';
import { toPublicFace } from '../common/face.ts';
import { haveSameIds } from '../common/have-same-ids.ts';
import type { KindReport } from '../kind-form/kind.ts';
import { shuffleBySeed } from '../shuffle.ts';
import { createAnswer } from './create-answer.ts';
import { describeOption } from './describe-option.ts';
import type { Answer } from './schema.ts';

/** What the kinds with options do in the same way. */

export type WithAnswers = { answers: Answer[] };

export const noAnswers: WithAnswers = { answers: [] };

/** Four empty answers, unless the question has some from another kind. */
export const beginAnswers = ({ answers }: WithAnswers): WithAnswers => ({
  answers: answers.length > 0 ? answers : Array.from({ length: 4 }, () => createAnswer()),
});

export const renewAnswerIds = ({ answers }: WithAnswers): WithAnswers => ({
  answers: answers.map((answer) => ({ ...answer, id: createId() })),
});

/** The options of the question, right where those of `keyed` are. */
export function withRightAnswersOf({ answers }: WithAnswers, keyed: WithAnswers): WithAnswers | undefined {
  if (!haveSameIds(answers, keyed.answers)) return undefined;
  const rightIds = new Set(listRightIds(keyed));
  return { answers: answers.map((answer) => ({ ...answer, correct: rightIds.has(answer.id) })) };
}

export const listRightIds = ({ answers }: WithAnswers): string[] =>
  answers.filter(({ correct }) => correct).map(({ id }) => id);

export function toOptions({ id, answers }: WithAnswers & { id: string }, { shuffle, seed }: AttemptPin) {
  const options = answers.map((answer) => ({ id: answer.id, ...toPublicFace(answer) }));
  return { options: shuffle ? shuffleBySeed(options, seed, id) : options };
}

export const choiceReport: KindReport<WithAnswers> = {
  listParts: () => [],
  listRows: ({ answers }, lang) =>
    answers.map((answer, index) => ({
      key: answer.id,
      label: describeOption(answer, index, lang),
      correct: answer.correct,
      picture: answer.kind === 'picture' ? answer.picture : undefined,
    })),
};
