import type { ActivityViews, StudentViews } from '#form/activity-views.ts';
import type { QuestionResponse } from '#parts/quiz-questions/model.ts';
import type { PublicQuiz, Quiz } from '../model.ts';

/** The views that every type has whose content is a quiz. */

export const quizStudentViews: Omit<StudentViews<PublicQuiz, QuestionResponse>, 'icon'> = {
  loadPlayer: async () => (await import('#parts/quiz-questions/views/player/quiz-player.tsx')).QuizPlayer,
  loadMedia: async () =>
    (await import('#parts/quiz-questions/views/player/list-quiz-media.view.ts')).listQuizMedia,
};

export const quizViews: Pick<
  ActivityViews<unknown, Quiz, PublicQuiz, QuestionResponse>,
  'loadReport' | 'loadResponse' | 'writesOnFiles'
> = {
  writesOnFiles: true,
  loadReport: async () => (await import('./report-view.tsx')).ReportView,
  loadResponse: async () => (await import('./response-view.tsx')).ResponseView,
};
