import { createQuestion } from '#parts/quiz-questions/create-question.ts';
import type { Question } from '#parts/quiz-questions/model.ts';

/** The questions that trips mostly ask, in the order in which they are offered. */
export const tripQuestionKinds = ['open', 'file', 'number', 'evidence'] as const;
export type TripQuestionKind = (typeof tripQuestionKinds)[number];

export function createTripQuestion(kind: TripQuestionKind): Question {
  switch (kind) {
    case 'open':
      return createQuestion('open');
    case 'file':
      return { ...createQuestion('open'), files_only: true, file_kinds: ['picture', 'sound', 'video'] };
    case 'number':
      return createQuestion('number');
    case 'evidence':
      return { ...createQuestion('single'), evidence: { kinds: ['picture'], max: 1 } };
  }
}
