import type { Db } from '#server/database/database.ts';

/** Revisions of these types that coursewares of the term use, by id from `after` on. */
export function listUsedRevisions(
  db: Db,
  { calendarId, types, after }: { calendarId: number; types: readonly string[]; after: number },
  limit: number,
) {
  const isUsed = db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .innerJoin('class', 'class.id', 'unit.class_id')
    .select('courseware.revision_id')
    .where('class.calendar_id', '=', calendarId);
  return db
    .selectFrom('activity_revision')
    .select(['id', 'type', 'content', 'content_version'])
    .where('type', 'in', types)
    .where('id', '>', after)
    .where('id', 'in', isUsed)
    .orderBy('id')
    .limit(limit)
    .execute();
}
