import type { ActivityViews, StudentViews } from '#form/activity-views.ts';
import type { QuestionResponse } from '#parts/quiz-questions/model.ts';
import icon from './icon.svg?no-inline';
import type { PublicVideoQuiz, ShownVideoQuiz, VideoQuiz } from './model.ts';
import type { WatchTrace } from './watched.ts';

export const studentViews: StudentViews<PublicVideoQuiz, QuestionResponse, WatchTrace> = {
  icon,
  loadPlayer: async () => (await import('./player/player.tsx')).Player,
  loadMedia: async () => (await import('./list-media.view.ts')).listVideoQuizMedia,
};

export const views: ActivityViews<VideoQuiz, ShownVideoQuiz, PublicVideoQuiz, QuestionResponse, WatchTrace> =
  {
    ...studentViews,
    sharesQuestions: true,
    writesOnFiles: true,
    loadEditor: async () => (await import('./editor/editor.tsx')).Editor,
    loadReport: async () => (await import('./report/report-view.tsx')).ReportView,
    loadResponse: async () => (await import('./report/response-view.tsx')).ResponseView,
  };
