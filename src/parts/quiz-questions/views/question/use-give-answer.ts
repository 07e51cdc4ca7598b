import { createContext, use } from 'react';
import type { QuestionResponse } from '../../model.ts';

type GiveAnswer = (questionId: string, response: QuestionResponse) => void;

export const AnswerContext = createContext<GiveAnswer | undefined>(undefined);

/** Passes the student's answer from a question's fields to the quiz's player; undefined if answers are read-only. */
export function useGiveAnswer(): GiveAnswer | undefined {
  return use(AnswerContext);
}
