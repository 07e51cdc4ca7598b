import type { ActivityViews, StudentViews } from '#form/activity-views.ts';
import icon from './icon.svg?no-inline';
import type { Drawing, PublicDrawing, ShownDrawing } from './model.ts';

export const studentViews: StudentViews<PublicDrawing, never> = {
  icon,
  loadPlayer: async () => (await import('./player/player.tsx')).Player,
  loadMedia: async () => (await import('./list-media.view.ts')).listDrawingMedia,
};

export const views: ActivityViews<Drawing, ShownDrawing, PublicDrawing, never> = {
  ...studentViews,
  loadEditor: async () => (await import('./editor/editor.tsx')).Editor,
  loadReport: async () => (await import('./class/report-view.tsx')).ReportView,
  loadResponse: async () => (await import('./class/response-view.tsx')).ResponseView,
  loadGallery: async () => (await import('./class/gallery-view.tsx')).GalleryView,
  loadClass: async () => (await import('./class/class-view.tsx')).ClassView,
};
