import type { ActivityViews, StudentViews } from '#form/activity-views.ts';
import type { OpeningTrace } from '#parts/reading/opening-trace.ts';
import icon from './icon.svg?no-inline';
import type { Board, PublicBoard, ShownBoard } from './model.ts';

export const studentViews: StudentViews<PublicBoard, never, OpeningTrace> = {
  icon,
  loadPlayer: async () => (await import('./player/player.tsx')).Player,
  loadMedia: async () => (await import('./list-media.view.ts')).listBoardMedia,
};

export const views: ActivityViews<Board, ShownBoard, PublicBoard, never, OpeningTrace> = {
  ...studentViews,
  classSpaces: ['class_ink'],
  loadEditor: async () => (await import('./editor/editor.tsx')).Editor,
  loadReport: async () => (await import('./class/report-view.tsx')).ReportView,
  loadResponse: async () => (await import('./class/response-view.tsx')).ResponseView,
  loadGallery: async () => (await import('./class/gallery-view.tsx')).GalleryView,
  loadClass: async () => (await import('./class/class-view.tsx')).ClassView,
};
