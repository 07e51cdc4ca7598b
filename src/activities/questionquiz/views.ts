import type { ActivityViews, StudentViews } from '#form/activity-views.ts';
import type { PublicQuiz, Quiz } from '#parts/quiz/model.ts';
import { quizStudentViews, quizViews } from '#parts/quiz/views/quiz-views.view.ts';
import type { QuestionResponse } from '#parts/quiz-questions/model.ts';
import icon from './icon.svg?no-inline';
import type { DrawnQuiz } from './model.ts';

export const studentViews: StudentViews<PublicQuiz, QuestionResponse> = {
  ...quizStudentViews,
  icon,
};

export const views: ActivityViews<DrawnQuiz, Quiz, PublicQuiz, QuestionResponse> = {
  ...studentViews,
  ...quizViews,
  loadEditor: async () => (await import('./editor/editor.tsx')).Editor,
};
