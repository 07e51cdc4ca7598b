import type { Db } from '#server/database/database.ts';

/** Queries that read drafts and revisions page by page. */

const pageSize = 200;

export type Naming = { id: number; type: string; content: string; content_version: number };

export function listRowsWithMedia(
  db: Db,
  table: 'activity' | 'activity_revision',
  after: number,
): Promise<Naming[]> {
  return db
    .selectFrom(table)
    .select(['id', 'type', 'content', 'content_version'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageSize)
    .execute();
}
