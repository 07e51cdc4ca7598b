import type { Db } from '#server/database/database.ts';

/** Queries of coursewares. */

/** Coursewares with the unit, class and subject they are placed in. */
export function selectPlaced(db: Db) {
  return db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .innerJoin('class', 'class.id', 'unit.class_id')
    .innerJoin('subject', 'subject.id', 'unit.subject_id')
    .selectAll('courseware')
    .select([
      'unit.name as unit_name',
      'unit.calendar_id',
      'unit.class_id',
      'class.name as class_name',
      'unit.subject_id',
      'subject.name as subject_name',
      'subject.colour as subject_colour',
    ]);
}

export type PlacedCourseware = NonNullable<Awaited<ReturnType<typeof findPlaced>>>;

export function findPlaced(db: Db, id: number) {
  return selectPlaced(db).where('courseware.id', '=', id).executeTakeFirst();
}
