import type { DocumentPages } from '#form/activity-views.ts';
import { call } from '#ui/api/call.ts';

/** The pages of an own document that a teacher has opened; none of others. */
export async function readPages(id: number): Promise<DocumentPages> {
  const { pages } = await call('GET /play/file_pages', { id }, { quiet: true });
  return { state: 'done', message: '', pages };
}
