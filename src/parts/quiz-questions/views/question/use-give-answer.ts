import { createContext, useContext } from 'react';
import type { KeptWork } from '#activities/activity-views.ts';
import type { PublicQuestion, QuestionResponse } from '../../model.ts';

/** How the fields of a question give the student's answer to the quiz's player; undefined where answers are only shown. */
type GiveAnswer = (questionId: string, response: QuestionResponse) => void;

export const AnswerContext = createContext<GiveAnswer | undefined>(undefined);

/** The files that the student hands in; undefined where answers are only shown. */
export const KeptContext = createContext<KeptWork | undefined>(undefined);

export function useGiveAnswer(): GiveAnswer | undefined {
  return useContext(AnswerContext);
}

/** The response after an option is chosen: the only one, or one more or fewer. */
export function chooseOption(
  { type, options }: PublicQuestion,
  chosen: string[],
  id: string,
): QuestionResponse {
  if (type === 'single') return { option: id };
  const isIn = (one: string) => (one === id ? !chosen.includes(id) : chosen.includes(one));
  return { options: options.map((option) => option.id).filter(isIn) };
}
