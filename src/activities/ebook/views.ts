import type { ActivityViews, StudentViews } from '#form/activity-views.ts';
import type { PartTimes } from '#parts/part-times/model.ts';
import icon from './icon.svg?no-inline';
import type { Ebook, PublicEbook } from './model.ts';

export const studentViews: StudentViews<PublicEbook, never, PartTimes> = {
  icon,
  loadPlayer: async () => (await import('./player/player.tsx')).Player,
  loadMedia: async () => (await import('./list-media.ts')).listBookMedia,
};

export const views: ActivityViews<Ebook, PublicEbook, PublicEbook, never, PartTimes> = {
  ...studentViews,
  loadEditor: async () => (await import('./editor/editor.tsx')).Editor,
  loadReport: async () => (await import('./report-view.tsx')).ReportView,
  loadResponse: async () => (await import('./response-view.tsx')).ResponseView,
};
