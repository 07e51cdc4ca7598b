import type { ActivityViews } from '#form/activity-views.ts';
import type { OpeningTrace } from '#parts/reading/opening-trace.ts';
import icon from './icon.svg?no-inline';
import type { PublicWebcourseware, UnpackedWebcourseware, Webcourseware } from './model.ts';

export const views: ActivityViews<
  Webcourseware,
  UnpackedWebcourseware,
  PublicWebcourseware,
  never,
  OpeningTrace
> = {
  icon,
  loadEditor: async () => (await import('./editor.tsx')).Editor,
  loadPlayer: async () => (await import('./player.tsx')).Player,
  loadReport: async () => (await import('./report-view.tsx')).ReportView,
  loadResponse: async () => (await import('./response-view.tsx')).ResponseView,
};
