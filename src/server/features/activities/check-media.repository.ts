import type { Db } from '#server/database/database.ts';

/** Queries that read drafts and revisions page by page. */

const pageSize = 200;

export type ContentRow = { id: number; type: string; content: string; content_version: number };

export function listContentRows(
  db: Db,
  table: 'activity' | 'activity_revision',
  afterId: number,
): Promise<ContentRow[]> {
  return db
    .selectFrom(table)
    .select(['id', 'type', 'content', 'content_version'])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(pageSize)
    .execute();
}
