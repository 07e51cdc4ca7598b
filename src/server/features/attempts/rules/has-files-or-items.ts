import type { Row } from '#server/database/schema.ts';

/** Whether files or drawn items were handed in for the question, beside its response. Pure. */
export function hasFilesOrItems({ files, item_count }: Pick<Row<'answer'>, 'files' | 'item_count'>): boolean {
  return files !== '[]' || item_count > 0;
}
