import type { Db } from '#server/database/database.ts';

/** What a quiz of some of its questions takes over from the activity of a courseware; the grade may be that of the class. */
export async function findActivityFacts(db: Db, coursewareId: number) {
  const { class_grade, grade, ...facts } = await db
    .selectFrom('courseware')
    .innerJoin('activity', 'activity.id', 'courseware.activity_id')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .innerJoin('class', 'class.id', 'unit.class_id')
    .select([
      'unit.subject_id',
      'activity.grade',
      'class.grade as class_grade',
      'activity.difficulty',
      'activity.display_language',
      'activity.icon',
      'activity.startup_screen',
    ])
    .where('courseware.id', '=', coursewareId)
    .executeTakeFirstOrThrow();
  return { ...facts, grade: grade ?? class_grade };
}
