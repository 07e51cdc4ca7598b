import type { Db } from '#server/database/database.ts';

export function listSubjects(db: Db) {
  return db
    .selectFrom('subject')
    .select(['id', 'name', 'colour'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
