import { compileOnce } from '#server/database/compile-once.ts';
import { type CoursewareOrder, listOrderings } from '#server/database/courseware-order.ts';
import type { Db } from '#server/database/database.ts';
import { containsKeyword } from '#server/database/search/search-text.ts';
import type { Excused } from '#server/features/play/exceptions/excused.service.ts';
import { listAssigned } from '#server/policy/assigned.repository.ts';

/** Queries of the study situation. Each uses an index and reads only one class or one page. */

function selectCoursewares(db: Db) {
  return db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .innerJoin('class', 'class.id', 'unit.class_id')
    .innerJoin('subject', 'subject.id', 'unit.subject_id')
    .innerJoin('activity_revision as revision', 'revision.id', 'courseware.revision_id')
    .select([
      'courseware.id as courseware_id',
      'courseware.name as courseware_name',
      'courseware.revision_id',
      'courseware.is_open',
      'courseware.open_at',
      'courseware.due_at',
      'courseware.counting_attempt',
      'courseware.target_kind',
      'courseware.work_by',
      'courseware.feedback_rule',
      'courseware.marks_held',
      'courseware.marks_released_at',
      'courseware.join_code',
      'courseware.group_set_id',
      'unit.id as unit_id',
      'unit.name as unit_name',
      'unit.calendar_id',
      'class.id as class_id',
      'class.name as class_name',
      'subject.id as subject_id',
      'subject.name as subject_name',
      'subject.name_eng as subject_name_eng',
      'subject.colour as subject_colour',
      'revision.type',
      'revision.question_count',
      'revision.max_score',
    ]);
}

export type StudyCourseware = NonNullable<Awaited<ReturnType<typeof findStudyCourseware>>>;

const selectCourseware = compileOnce((db, { id }: { id: number }) =>
  selectCoursewares(db).where('courseware.id', '=', id),
);

export async function findStudyCourseware(db: Db, id: number) {
  return (await selectCourseware(db, { id }))[0];
}

/** The teacher whose classes and subjects are shown; 'all' for administrators. */
export type Viewer = number | 'all';

export type StudyFilter = {
  viewer: Viewer;
  calendarId: number | undefined;
  classId: number | undefined;
  subjectId: number | undefined;
  unitId: number | undefined;
  keyword: string | undefined;
};

function selectSeen(db: Db, filter: StudyFilter) {
  const { viewer, calendarId, classId, subjectId, unitId, keyword } = filter;
  return selectCoursewares(db)
    .$if(viewer !== 'all', (query) =>
      query.innerJoin('teaching', (join) =>
        join
          .onRef('teaching.class_id', '=', 'unit.class_id')
          .onRef('teaching.subject_id', '=', 'unit.subject_id')
          .on('teaching.user_id', '=', Number(viewer)),
      ),
    )
    .$if(calendarId !== undefined, (query) => query.where('unit.calendar_id', '=', Number(calendarId)))
    .$if(classId !== undefined, (query) => query.where('unit.class_id', '=', Number(classId)))
    .$if(subjectId !== undefined, (query) => query.where('unit.subject_id', '=', Number(subjectId)))
    .$if(unitId !== undefined, (query) => query.where('unit.id', '=', Number(unitId)))
    .$if(Boolean(keyword), (query) => query.where(containsKeyword('courseware.search_text', keyword ?? '')));
}

/** A page of coursewares. */
export async function listStudyCoursewares(
  db: Db,
  filter: StudyFilter,
  page: { order: CoursewareOrder; offset: number; limit: number },
): Promise<{ total: number; rows: StudyCourseware[] }> {
  const matching = selectSeen(db, filter);
  const countRow = await matching
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await listOrderings(page.order)
    .reduce((query, [column, order]) => query.orderBy(column, order), matching)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { total: countRow.total, rows };
}

/**
 * The newest `limit` coursewares of a class with work in them, oldest first; with `isMarked` only those that have scored
 * questions.
 */
export async function listWorkedCoursewares(
  db: Db,
  filter: StudyFilter,
  { limit, isMarked }: { limit: number; isMarked: boolean },
) {
  const rows = await selectSeen(db, filter)
    .$if(isMarked, (query) => query.where('revision.question_count', '>', 0))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('attempt')
          .select('attempt.id')
          .whereRef('attempt.courseware_id', '=', 'courseware.id')
          .where('attempt.state', '=', 'submitted'),
      ),
    )
    .orderBy('courseware.created_at', 'desc')
    .orderBy('courseware.id', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}

export async function findCurrentCalendar(db: Db): Promise<number | undefined> {
  const row = await db.selectFrom('calendar').select('id').where('is_current', '=', 1).executeTakeFirst();
  return row?.id;
}

/** Number of students by class id. */
async function countStudents(db: Db, classIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('class_student')
    .select((eb) => ['class_id', eb.fn.countAll<number>().as('students')])
    .where('class_id', 'in', classIds)
    .groupBy('class_id')
    .execute();
  return new Map(rows.map(({ class_id, students }) => [class_id, students]));
}

type Place = Pick<StudyCourseware, 'courseware_id' | 'class_id' | 'target_kind'>;

/** Returns a function that counts the students for whom a courseware is, without excused ones. */
export async function countAssigned(
  db: Db,
  coursewares: readonly Place[],
  excused: Excused,
): Promise<(courseware: Place) => number> {
  const students = await countStudents(db, [...new Set(coursewares.map(({ class_id }) => class_id))]);
  const narrowedCoursewares = coursewares.filter(({ target_kind }) => target_kind !== 'class');
  const studentsByCourseware = await listAssigned(
    db,
    narrowedCoursewares.map(({ courseware_id }) => courseware_id),
  );
  return ({ courseware_id, class_id, target_kind }) => {
    const ofClass = target_kind === 'class';
    const all = ofClass
      ? (students.get(class_id) ?? 0)
      : (studentsByCourseware.get(courseware_id)?.size ?? 0);
    return all - excused.countExcused(courseware_id);
  };
}

export function findControl(db: Db, coursewareId: number) {
  return db
    .selectFrom('courseware')
    .select(['control', 'control_version'])
    .where('id', '=', coursewareId)
    .executeTakeFirst();
}

/** False if the version has changed since `version`. */
export async function updateControl(db: Db, id: number, version: number, control: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('courseware_record')
    .set({ control, control_version: version + 1 })
    .where('id', '=', id)
    .where('control_version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
