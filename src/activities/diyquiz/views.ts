import type { ActivityViews } from '#form/activity-views.ts';
import type { QuestionResponse } from '#parts/quiz-questions/model.ts';
import icon from './icon.svg?no-inline';
import type { PublicQuiz, Quiz } from './model.ts';

export const views: ActivityViews<Quiz, Quiz, PublicQuiz, QuestionResponse> = {
  icon,
  sharesQuestions: true,
  loadEditor: async () => (await import('./editor.tsx')).Editor,
  loadPlayer: async () => (await import('#parts/quiz-questions/views/player/quiz-player.tsx')).QuizPlayer,
  loadMedia: async () => (await import('#parts/quiz-questions/list-media.view.ts')).listQuestionMedia,
  loadReport: async () => (await import('./report-view.tsx')).ReportView,
  loadResponse: async () => (await import('./response-view.tsx')).ResponseView,
};
