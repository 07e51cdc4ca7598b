import type { ActivityViews } from '#form/activity-views.ts';
import type { PublicQuiz, Quiz } from '#parts/quiz/model.ts';
import { quizViews } from '#parts/quiz/views/quiz-views.view.ts';
import type { QuestionResponse } from '#parts/quiz-questions/model.ts';
import icon from './icon.svg?no-inline';

export const views: ActivityViews<Quiz, Quiz, PublicQuiz, QuestionResponse> = {
  ...quizViews,
  icon,
  sharesQuestions: true,
  loadEditor: async () => (await import('./editor.tsx')).Editor,
};
