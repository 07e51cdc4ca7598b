import type { ActivityViews, StudentViews } from '#form/activity-views.ts';
import type { QuestionResponse } from '#parts/quiz-questions/model.ts';
import type { CheckIn } from './check-in/model.ts';
import icon from './icon.svg?no-inline';
import type { PublicTrip, ShownTrip, Trip } from './model.ts';
import type { TripTrace } from './trace/visits.ts';

type TripResponse = QuestionResponse | CheckIn;

export const studentViews: StudentViews<PublicTrip, TripResponse, TripTrace> = {
  icon,
  loadPlayer: async () => (await import('./player/player.tsx')).Player,
  loadMedia: async () => (await import('./list-media.view.ts')).listTripMedia,
  loadTakesAlong: async () => (await import('./takes-along.view.ts')).tripTakesAlong,
};

export const views: ActivityViews<Trip, ShownTrip, PublicTrip, TripResponse, TripTrace> = {
  ...studentViews,
  sharesQuestions: true,
  hasOwnList: true,
  writesOnFiles: true,
  labelsQuestions: true,
  classSpaces: ['trip'],
  listsStudents: true,
  traceReport: { en: 'Ways and times', 'zh-hk': '路線和時間', 'zh-cn': '路线和时间' },
  loadClass: async () => (await import('./class/class-view.tsx')).ClassView,
  loadEditor: async () => (await import('./editor/editor.tsx')).Editor,
  loadReport: async () => (await import('./report/report-view.tsx')).ReportView,
  loadResponse: async () => (await import('./report/response-view.tsx')).ResponseView,
};
