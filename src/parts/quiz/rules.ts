import { typeSettings } from '#contract/choices.ts';
import type { ReportRules, WorkRules } from '#form/activity-type.ts';
import { markQuestions } from '#parts/quiz-questions/marking.ts';
import { type Question, type QuestionResponse, questionResponse } from '#parts/quiz-questions/model.ts';
import { toMarkingGuide, toQuestionInfo, toQuestionKey } from '#parts/quiz-questions/public-question.ts';
import { orderQuestions } from '#parts/quiz-questions/sections/order.ts';
import { type PublicQuiz, publicQuiz, type Quiz, toPublicQuiz } from './model.ts';
import { summarize } from './summarize.ts';

/** How students work on a quiz and what teachers learn of it, for every type whose content is a quiz. */

export const quizWork: WorkRules<Quiz, PublicQuiz, QuestionResponse> = {
  by: ['person', 'group'],
  settings: typeSettings,
  questions: (content, pin) => orderQuestions(content, pin).map(toQuestionInfo),
  public: publicQuiz,
  toPublic: toPublicQuiz,
  toKey: (content, questionId) => {
    const question = content.questions.find(({ id }) => id === questionId);
    return question ? toQuestionKey(question) : null;
  },
  response: questionResponse,
  mark: ({ questions }, responses) => markQuestions(questions, responses),
};

export const mapQuizQuestions = (content: Quiz, change: (question: unknown) => unknown): Quiz => ({
  ...content,
  questions: content.questions.map((question) => change(question) as Question),
});

export const quizReport: ReportRules<Quiz> = {
  summarize,
  guide: (content, questionId) => {
    const question = content.questions.find(({ id }) => id === questionId);
    return question ? toMarkingGuide(question) : null;
  },
};
