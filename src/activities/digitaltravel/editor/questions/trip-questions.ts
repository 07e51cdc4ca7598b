import { createQuestion } from '#parts/quiz-questions/create-question.ts';
import type { Question } from '#parts/quiz-questions/model.ts';

/** The questions that trips mostly ask, in the order in which they are offered. */
export const tripQuestionKinds = ['open', 'file', 'number', 'evidence'] as const;
export type TripQuestionKind = (typeof tripQuestionKinds)[number];

const creators: Readonly<Record<TripQuestionKind, () => Question>> = {
  open: () => createQuestion('open'),
  file: () => ({
    ...createQuestion('open'),
    files_only: true,
    file_kinds: ['picture', 'sound', 'video'],
  }),
  number: () => createQuestion('number'),
  evidence: () => ({ ...createQuestion('single'), evidence: { kinds: ['picture'], max: 1 } }),
};

export const createTripQuestion = (kind: TripQuestionKind): Question => creators[kind]();
