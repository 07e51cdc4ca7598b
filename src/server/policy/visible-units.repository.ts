import { type Actor, isAdmin } from '#server/auth/actor.ts';
import type { Db } from '#server/database/database.ts';

/** The units of a term that a person may see, as in the policy's `unit.see`, for lists of units and coursewares. */

export type UnitScope = {
  /** The viewer; undefined for administrators, who see everything. */
  viewerId: number | undefined;
  calendarId: number;
  classId?: number | undefined;
  subjectId?: number | undefined;
};

export function viewerIdOf(actor: Actor): number | undefined {
  return isAdmin(actor) ? undefined : actor.id;
}

/**
 * A query of `unit` with `class` and `subject`, without selected columns. It is limited by the person's teachings and
 * the class first, so that it never reads the units of the whole school.
 */
export function selectVisibleUnits(db: Db, { viewerId, calendarId, classId, subjectId }: UnitScope) {
  return db
    .selectFrom('class')
    .innerJoin('unit', 'unit.class_id', 'class.id')
    .innerJoin('subject', 'subject.id', 'unit.subject_id')
    .$if(viewerId !== undefined, (query) =>
      query.innerJoin('teaching', (join) =>
        join
          .onRef('teaching.class_id', '=', 'class.id')
          .onRef('teaching.subject_id', '=', 'unit.subject_id')
          .on('teaching.user_id', '=', Number(viewerId)),
      ),
    )
    .where('class.calendar_id', '=', calendarId)
    .$if(classId !== undefined, (query) => query.where('class.id', '=', Number(classId)))
    .$if(subjectId !== undefined, (query) => query.where('unit.subject_id', '=', Number(subjectId)));
}
