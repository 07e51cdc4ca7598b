import { typeSettings } from '#contract/choices.ts';
import type { ReportRules, WorkRules } from '#form/activity-type.ts';
import { fileInkSpaces } from '#parts/file-ink/file-ink-spaces.ts';
import { markQuestions } from '#parts/quiz-questions/marking.ts';
import { type Question, type QuestionResponse, questionResponse } from '#parts/quiz-questions/model.ts';
import { toMarkingGuide, toQuestionInfo, toQuestionKey } from '#parts/quiz-questions/public-question.ts';
import { orderQuestions } from '#parts/quiz-questions/sections/order.ts';
import { type PublicQuiz, publicQuiz, type Quiz, type QuizQuestions, toPublicQuiz } from './model.ts';
import { summarize } from './summarize.ts';

/** How students work on a quiz and what teachers learn of it, for every type that asks the questions of a quiz. */

/** What holds wherever the questions are asked. */
export const questionWork: Pick<
  WorkRules<QuizQuestions, never, QuestionResponse>,
  'settings' | 'toKey' | 'response' | 'mark' | 'spaces'
> = {
  settings: typeSettings,
  toKey: (content, questionId) => {
    const question = content.questions.find(({ id }) => id === questionId);
    return question ? toQuestionKey(question) : null;
  },
  response: questionResponse,
  mark: ({ questions }, responses) => markQuestions(questions, responses),
  spaces: fileInkSpaces,
};

export function mapQuizQuestions<Content extends { questions: Question[] }>(
  content: Content,
  change: (question: unknown) => unknown,
): Content {
  return { ...content, questions: content.questions.map((question) => change(question) as Question) };
}

export const quizWork: WorkRules<Quiz, PublicQuiz, QuestionResponse> = {
  ...questionWork,
  by: ['person', 'group'],
  questions: (content, pin) => orderQuestions(content, pin).map(toQuestionInfo),
  public: publicQuiz,
  toPublic: toPublicQuiz,
};

export const quizReport: Pick<ReportRules<QuizQuestions>, 'summarize' | 'guide'> = {
  summarize,
  guide: (content, questionId) => {
    const question = content.questions.find(({ id }) => id === questionId);
    return question ? toMarkingGuide(question) : null;
  },
};
