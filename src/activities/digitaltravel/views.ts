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
  traceReport: { en: 'Routes and times', 'zh-hk': '路線和時間', 'zh-cn': '路线和时间' },
  listPlaces: ({ stops, questions }) =>
    stops.map(({ id, name }) => ({
      id,
      name,
      question_ids: questions.flatMap((question) => (question.stop_id === id ? [question.id] : [])),
    })),
  timeLimitNote: {
    en: 'On site the minutes count on the device, from the first check-in. They end nothing: the report shows who took longer. On screen the clock starts when the student starts, and runs on when the page is closed.',
    'zh-hk':
      '實地考察：由首次簽到起在裝置上計時，時間到了不會中止，報告會顯示超時的學生。屏幕上考察：由學生開始作答起計時，關閉頁面後仍會繼續。',
    'zh-cn':
      '实地考察：从首次签到起在设备上计时，时间到了不会中止，报告会显示超时的学生。屏幕上考察：从学生开始作答起计时，关闭页面后仍会继续。',
    'zh-tw':
      '實地考察：由首次報到起在裝置上計時，時間到了不會中止，報告會顯示超時的學生。螢幕上考察：由學生開始作答起計時，關閉頁面後仍會繼續。',
  },
  loadClass: async () => (await import('./class/class-view.tsx')).ClassView,
  loadEditor: async () => (await import('./editor/editor.tsx')).Editor,
  loadReport: async () => (await import('./report/report-view.tsx')).ReportView,
  loadResponse: async () => (await import('./report/response-view.tsx')).ResponseView,
};
