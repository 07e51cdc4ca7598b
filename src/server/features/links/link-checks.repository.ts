import type { Db } from '#server/database/database.ts';

/** Lists revisions of these types that coursewares of the school year use, by id from `afterId` on. */
export function listUsedRevisions(
  db: Db,
  { calendarId, types, afterId }: { calendarId: number; types: readonly string[]; afterId: number },
  limit: number,
) {
  const usedRevisionIds = db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .innerJoin('class', 'class.id', 'unit.class_id')
    .select('courseware.revision_id')
    .where('class.calendar_id', '=', calendarId);
  return db
    .selectFrom('activity_revision')
    .select(['id', 'type', 'content', 'content_version'])
    .where('type', 'in', types)
    .where('id', '>', afterId)
    .where('id', 'in', usedRevisionIds)
    .orderBy('id')
    .limit(limit)
    .execute();
}
