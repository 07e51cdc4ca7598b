import type { Actor } from '#server/auth/actor.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { viewerIdOf } from '#server/policy/visible-units.repository.ts';

/** Queries of the classes and subjects that a person teaches in a term. */

type TaughtFilter = { viewerId: number | undefined; calendarId: number; classId: number | undefined };

const selectTaughtClasses = compileOnce((db, { viewerId, calendarId, classId }: TaughtFilter) =>
  db
    .selectFrom('class')
    .innerJoin('teaching', 'teaching.class_id', 'class.id')
    .innerJoin('subject', 'subject.id', 'teaching.subject_id')
    .select([
      'class.id as class_id',
      'class.name as class_name',
      'class.grade',
      'subject.id as subject_id',
      'subject.name as subject_name',
      'subject.name_eng as subject_name_eng',
      'subject.colour as subject_colour',
      'subject.position as subject_position',
    ])
    .distinct()
    .where('class.calendar_id', '=', calendarId)
    .$if(classId !== undefined, (query) => query.where('class.id', '=', Number(classId)))
    .$if(viewerId !== undefined, (query) => query.where('teaching.user_id', '=', Number(viewerId)))
    .orderBy('class.grade')
    .orderBy('class.name')
    .orderBy('class.id')
    .orderBy('subject.position')
    .orderBy('subject.id'),
);

/** The classes and subjects that the person teaches in a term; for administrators all. */
export function listTaughtClasses(
  db: Db,
  actor: Actor,
  { calendarId, classId }: { calendarId: number; classId?: number },
) {
  return selectTaughtClasses(db, { viewerId: viewerIdOf(actor), calendarId, classId });
}
