import type { AnswerState } from '#activities/activity-views.ts';
import { hasAnswer } from '../../has-answer.ts';
import { classifyMark, type Verdict } from './read-response.ts';

/** The state of an answer, for the palette and the last page. */
export type QuestionState = { state: Verdict | 'locked' | 'answered' | 'not_answered'; flagged: boolean };

export function describeAnswer(answer: AnswerState | undefined): QuestionState {
  if (!answer) return { state: 'not_answered', flagged: false };
  const { mark, locked, flagged } = answer;
  const answered = hasAnswer(answer);
  if (mark) return { state: classifyMark(mark), flagged };
  if (answered) return { state: 'answered', flagged };
  return { state: locked ? 'locked' : 'not_answered', flagged };
}
