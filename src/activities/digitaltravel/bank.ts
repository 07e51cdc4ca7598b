import type { BankRules } from '#form/activity-type.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import type { Trip, TripQuestion } from './model.ts';

/** The question as a quiz asks it, without its place in the trip. */
function toPlain({ stop_id: _stop, at: _at, labels: _labels, ...question }: TripQuestion): Question {
  return question;
}

/** Questions that come back keep their places; new ones are asked at the last stop. A trip without stops takes none. */
function withQuestions(draft: Trip, questions: readonly Question[]): Trip {
  const own = new Map(draft.questions.map((question) => [question.id, question]));
  const lastStop = draft.stops.at(-1);
  return {
    ...draft,
    questions: questions.flatMap((question): TripQuestion[] => {
      const { stop_id = lastStop?.id, at, labels } = own.get(question.id) ?? {};
      return stop_id === undefined
        ? []
        : [{ ...question, stop_id, ...(at && { at }), ...(labels && { labels }) }];
    }),
  };
}

/** How questions go to the bank and come back. They stand by themselves at a stop: a passage stays behind. */
export const bankRules: BankRules<Trip> = {
  keepsPassages: false,
  listQuestions: ({ questions }) => ({ questions: questions.map(toPlain) }),
  withQuestions: (draft, { questions }) => withQuestions(draft, questions as readonly Question[]),
};
