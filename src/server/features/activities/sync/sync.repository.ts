import type { Db } from '#server/database/database.ts';
import type { Viewer } from '#server/features/activities/activity-list.repository.ts';

/** Queries of the coursewares of an activity. */

/** Lists the coursewares that the viewer may change, newest school year first, then by class and position. */
export function listAssociated(db: Db, activityId: number, viewer: Viewer) {
  return db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .innerJoin('class', 'class.id', 'unit.class_id')
    .innerJoin('calendar', 'calendar.id', 'class.calendar_id')
    .innerJoin('subject', 'subject.id', 'unit.subject_id')
    .innerJoin('activity_revision as revision', 'revision.id', 'courseware.revision_id')
    .$if(viewer !== 'all', (query) =>
      query.innerJoin('teaching', (join) =>
        join
          .onRef('teaching.class_id', '=', 'unit.class_id')
          .onRef('teaching.subject_id', '=', 'unit.subject_id')
          .on('teaching.user_id', '=', Number(viewer)),
      ),
    )
    .select([
      'courseware.id as courseware_id',
      'courseware.name as courseware_name',
      'courseware.is_open',
      'calendar.name as calendar_name',
      'calendar.is_current as calendar_is_current',
      'class.name as class_name',
      'subject.name as subject_name',
      'subject.name_eng as subject_name_eng',
      'unit.id as unit_id',
      'unit.name as unit_name',
      'revision.number as revision_number',
    ])
    .where('courseware.activity_id', '=', activityId)
    .orderBy('calendar.starts_at', 'desc')
    .orderBy('class.grade')
    .orderBy('class.name')
    .orderBy('subject.position')
    .orderBy('unit.position')
    .orderBy('courseware.position')
    .orderBy('courseware.id')
    .execute();
}

export type StartedCounts = { started: number; in_progress: number };

/** Counts, by courseware id, people with attempts and people with an attempt in progress. */
export async function countStartedAttempts(db: Db, activityId: number): Promise<Map<number, StartedCounts>> {
  const rows = await db
    .selectFrom('courseware')
    .innerJoin('attempt_member as participant', 'participant.courseware_id', 'courseware.id')
    .select((eb) => [
      'courseware.id',
      eb.fn.count<number>('participant.user_id').distinct().as('started'),
      eb.fn
        .count<number>(
          eb.case().when('participant.is_running', '=', 1).then(eb.ref('participant.user_id')).end(),
        )
        .distinct()
        .as('in_progress'),
    ])
    .where('courseware.activity_id', '=', activityId)
    .groupBy('courseware.id')
    .execute();
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Pins coursewares of the activity to a revision. Returns how many were changed. */
export async function pinRevision(
  db: Db,
  activityId: number,
  ids: readonly number[],
  revisionId: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('courseware_record')
    .set({ revision_id: revisionId })
    .where('id', 'in', ids)
    .where('activity_id', '=', activityId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
