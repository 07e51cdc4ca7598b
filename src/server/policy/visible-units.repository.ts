import { type Actor, isAdmin } from '#server/auth/actor.ts';
import type { Db } from '#server/database/database.ts';

/** The units of a term that a person sees, as the policy's `unit.see` says, for lists of units and what is in them. */

export type UnitScope = {
  /** Who looks; absent for administrators, who see everything. */
  viewerId: number | undefined;
  calendarId: number;
  classId?: number | undefined;
  subjectId?: number | undefined;
};

export function viewerIdOf(actor: Actor): number | undefined {
  return isAdmin(actor) ? undefined : actor.id;
}

/**
 * A query of `unit` with its `class` and `subject`, nothing selected yet. It is narrowed by what the person
 * teaches, then by class: never by reading the units of the whole school.
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
