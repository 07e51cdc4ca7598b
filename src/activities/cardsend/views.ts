import type { ActivityViews } from '#form/activity-views.ts';
import type { OpeningTrace } from '#parts/reading/opening-trace.ts';
import icon from './icon.svg?no-inline';
import type { PublicWall, Wall } from './model.ts';

export const views: ActivityViews<Wall, Wall, PublicWall, never, OpeningTrace> = {
  icon,
  classSpaces: ['wall'],
  loadEditor: async () => (await import('./editor/editor.tsx')).Editor,
  loadPlayer: async () => (await import('./player/player.tsx')).Player,
  loadMedia: async () => (await import('./list-media.ts')).listWallMedia,
  loadReport: async () => (await import('./class/report-view.tsx')).ReportView,
  loadResponse: async () => (await import('./class/response-view.tsx')).ResponseView,
  loadClass: async () => (await import('./class/class-view.tsx')).ClassView,
};
