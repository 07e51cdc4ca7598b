import type { ActivityViews, StudentViews } from '#form/activity-views.ts';
import icon from './icon.svg?no-inline';
import type { PublicSheet, Sheet, Worksheet } from './model.ts';

export const studentViews: StudentViews<PublicSheet, never> = {
  icon,
  loadPlayer: async () => (await import('./player/player.tsx')).Player,
  loadMedia: async () => (await import('./list-media.ts')).listSheetMedia,
};

export const views: ActivityViews<Worksheet, Sheet, PublicSheet, never> = {
  ...studentViews,
  loadEditor: async () => (await import('./editor/editor.tsx')).Editor,
  loadReport: async () => (await import('./teacher/report-view.tsx')).ReportView,
  loadResponse: async () => (await import('./teacher/response-view.tsx')).ResponseView,
  loadGallery: async () => (await import('./teacher/gallery-view.tsx')).GalleryView,
  loadClass: async () => (await import('./teacher/class-view.tsx')).ClassView,
};
