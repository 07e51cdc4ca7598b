import type { BankRules } from '#form/activity-type.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import type { VideoQuestion, VideoQuiz } from './model.ts';

/** The question as a quiz asks it, without its place in the video. */
function toPlain({ at_s: _at, again_from_s: _again, ...question }: VideoQuestion): Question {
  return question;
}

/** Questions that come back keep their places in the video. */
function withQuestions(draft: VideoQuiz, questions: readonly Question[]): VideoQuiz {
  const own = new Map(draft.questions.map((question) => [question.id, question]));
  return {
    ...draft,
    questions: questions.map((question) => {
      const { at_s, again_from_s } = own.get(question.id) ?? {};
      return {
        ...question,
        ...(at_s !== undefined && { at_s }),
        ...(again_from_s !== undefined && { again_from_s }),
      };
    }),
  };
}

/** How questions go to the bank and come back. They stand by themselves in a video: a passage stays behind. */
export const bankRules: BankRules<VideoQuiz> = {
  keepsPassages: false,
  listQuestions: ({ questions }) => ({ questions: questions.map(toPlain) }),
  withQuestions: (draft, { questions }) => withQuestions(draft, questions as readonly Question[]),
};
