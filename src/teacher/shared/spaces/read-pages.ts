import type { DocumentPages } from '#form/activity-views.ts';
import { call } from '#ui/api/call.ts';

/** The pages of a document that a student handed in; the first call lets the server draw them. */
export const readPages = (id: number, isFirst: boolean): Promise<DocumentPages> =>
  call('POST /study/file_pages', { id, ...(isFirst && { starts: 1 }) }, { quiet: true });
