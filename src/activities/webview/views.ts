import type { ActivityViews, StudentViews } from '#form/activity-views.ts';
import type { OpeningTrace } from '#parts/reading/opening-trace.ts';
import icon from './icon.svg?no-inline';
import type { PublicWebview, Webview } from './model.ts';

export const studentViews: StudentViews<PublicWebview, never, OpeningTrace> = {
  icon,
  loadPlayer: async () => (await import('./player.tsx')).Player,
};

export const views: ActivityViews<Webview, Webview, PublicWebview, never, OpeningTrace> = {
  ...studentViews,
  loadEditor: async () => (await import('./editor.tsx')).Editor,
  loadReport: async () => (await import('./report-view.tsx')).ReportView,
  loadResponse: async () => (await import('./response-view.tsx')).ResponseView,
};
