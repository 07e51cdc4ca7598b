import type { AnswerState } from '#form/activity-views.ts';
import { hasAnswer, isWholeAnswer } from '../../has-answer.ts';
import type { PublicQuestion } from '../../model.ts';
import { classifyMark, type Verdict } from './classify-mark.view.ts';

/** The state of an answer, for the palette and the last page. */
export type QuestionState = { state: Verdict | UnmarkedState; flagged: boolean };
type UnmarkedState = 'locked' | 'answered' | 'not_complete' | 'not_answered';

export function isUnmarked(state: QuestionState['state']): state is UnmarkedState {
  return ['locked', 'answered', 'not_complete', 'not_answered'].includes(state);
}

export function describeAnswer(
  question: Pick<PublicQuestion, 'type' | 'files'>,
  answer: AnswerState | undefined,
): QuestionState {
  if (!answer) return { state: 'not_answered', flagged: false };
  const { mark, locked, flagged } = answer;
  const isAnswered = hasAnswer(answer);
  if (mark) return { state: classifyMark(question, mark), flagged };
  if (isAnswered) return { state: isWholeAnswer(question, answer) ? 'answered' : 'not_complete', flagged };
  return { state: locked ? 'locked' : 'not_answered', flagged };
}
