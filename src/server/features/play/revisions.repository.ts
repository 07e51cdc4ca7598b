import type { Db } from '#server/database/database.ts';

export function findRevision(db: Db, id: number) {
  return db
    .selectFrom('activity_revision')
    .select([
      'type',
      'description',
      'display_language',
      'startup_screen',
      'max_score',
      'content',
      'content_version',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
