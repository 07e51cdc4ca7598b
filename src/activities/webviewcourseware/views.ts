import type { ActivityViews, StudentViews } from '#form/activity-views.ts';
import type { OpeningTrace } from '#parts/reading/opening-trace.ts';
import icon from './icon.svg?no-inline';
import type { PublicWebcourseware, UnpackedWebcourseware, Webcourseware } from './model.ts';

export const studentViews: StudentViews<PublicWebcourseware, never, OpeningTrace> = {
  icon,
  loadPlayer: async () => (await import('./player.tsx')).Player,
};

export const views: ActivityViews<
  Webcourseware,
  UnpackedWebcourseware,
  PublicWebcourseware,
  never,
  OpeningTrace
> = {
  ...studentViews,
  loadEditor: async () => (await import('./editor.tsx')).Editor,
  loadReport: async () => (await import('./report-view.tsx')).ReportView,
  loadResponse: async () => (await import('./response-view.tsx')).ResponseView,
};
