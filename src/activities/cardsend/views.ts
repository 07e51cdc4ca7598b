import type { ActivityViews, StudentViews } from '#form/activity-views.ts';
import type { OpeningTrace } from '#parts/reading/opening-trace.ts';
import icon from './icon.svg?no-inline';
import type { PublicWall, Wall } from './model.ts';

export const studentViews: StudentViews<PublicWall, never, OpeningTrace> = {
  icon,
  loadPlayer: async () => (await import('./player/player.tsx')).Player,
  loadMedia: async () => (await import('./list-media.ts')).listWallMedia,
};

export const views: ActivityViews<Wall, Wall, PublicWall, never, OpeningTrace> = {
  ...studentViews,
  classSpaces: ['wall'],
  loadEditor: async () => (await import('./editor/editor.tsx')).Editor,
  loadReport: async () => (await import('./class/report-view.tsx')).ReportView,
  loadResponse: async () => (await import('./class/response-view.tsx')).ResponseView,
  loadClass: async () => (await import('./class/class-view.tsx')).ClassView,
};
