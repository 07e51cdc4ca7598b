import { createContext, useContext } from 'react';
import type { TraceAndFiles } from '#form/activity-views.ts';
import type { PublicQuestion, QuestionResponse } from '../../model.ts';

/** Passes the student's answer from a question's fields to the quiz's player; undefined if answers are read-only. */
type GiveAnswer = (questionId: string, response: QuestionResponse) => void;

export const AnswerContext = createContext<GiveAnswer | undefined>(undefined);

/** The files that the student hands in; undefined if answers are read-only. */
export const TraceAndFilesContext = createContext<TraceAndFiles | undefined>(undefined);

export function useGiveAnswer(): GiveAnswer | undefined {
  return useContext(AnswerContext);
}

/** The response after an option is clicked: a single choice replaces the option, a multiple choice adds or removes it. */
export function chooseOption(
  { type, options }: PublicQuestion,
  chosenIds: string[],
  id: string,
): QuestionResponse {
  if (type === 'single') return { option: id };
  const isChosenNow = (optionId: string) =>
    optionId === id ? !chosenIds.includes(id) : chosenIds.includes(optionId);
  return { options: options.map((option) => option.id).filter(isChosenNow) };
}
