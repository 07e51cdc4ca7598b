import { sql } from 'kysely';
import { compileOnce } from '#server/database/compile-once.ts';
import { type CoursewareOrder, listOrderings } from '#server/database/courseware-order.ts';
import type { Db } from '#server/database/database.ts';
import { everCorrected } from '#server/database/ever-corrected.ts';
import { containsKeyword } from '#server/database/search/search-text.ts';

/** Queries of the study situation. Each uses an index and reads only one class or one page. */

function selectStudyCoursewares(db: Db) {
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
      'courseware.late_hours',
      'courseware.time_limit_minutes',
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
      'revision.icon',
      'revision.question_count',
      'revision.max_score',
      everCorrected.as('is_corrected'),
    ]);
}

export type StudyCourseware = NonNullable<Awaited<ReturnType<typeof findStudyCourseware>>>;

const selectStudyCourseware = compileOnce((db, { id }: { id: number }) =>
  selectStudyCoursewares(db).where('courseware.id', '=', id),
);

export async function findStudyCourseware(db: Db, id: number) {
  return (await selectStudyCourseware(db, { id }))[0];
}

/** The coursewares with their terms, in no order. */
export function listStudyCoursewaresById(db: Db, ids: readonly number[]) {
  return selectStudyCoursewares(db)
    .innerJoin('calendar', 'calendar.id', 'unit.calendar_id')
    .select([
      'courseware.created_at',
      'calendar.name as calendar_name',
      'calendar.starts_at as term_starts_at',
    ])
    .where('courseware.id', 'in', ids)
    .execute();
}

/** Id of the teacher whose classes and subjects are shown; 'all' for administrators. */
export type StudyViewer = number | 'all';

export type StudyFilter = {
  viewer: StudyViewer;
  calendarId: number | undefined;
  classId: number | undefined;
  subjectId: number | undefined;
  unitId: number | undefined;
  /** An activity type. */
  type?: string | undefined;
  keyword: string | undefined;
};

function selectVisibleCoursewares(db: Db, filter: StudyFilter) {
  const { viewer, calendarId, classId, subjectId, unitId, type, keyword } = filter;
  return selectStudyCoursewares(db)
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
    .$if(type !== undefined, (query) => query.where('revision.type', '=', String(type)))
    .$if(Boolean(keyword), (query) => query.where(containsKeyword('courseware.search_text', keyword ?? '')));
}

/** Lists one page of the coursewares that match the filter, and counts all of them. */
export async function listStudyCoursewares(
  db: Db,
  filter: StudyFilter,
  page: { order: CoursewareOrder; offset: number; limit: number },
): Promise<{ total: number; rows: StudyCourseware[] }> {
  const matchingCoursewares = selectVisibleCoursewares(db, filter);
  const countRow = await matchingCoursewares
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await listOrderings(page.order)
    .reduce((query, [column, order]) => query.orderBy(column, order), matchingCoursewares)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { total: countRow.total, rows };
}

/** The condition that the query's `courseware` is open to students, or was: somebody has begun it. */
export const isOrWasOpen = (now: number) =>
  sql<boolean>`(
    (courseware.is_open = 1 and (courseware.open_at is null or courseware.open_at <= ${now}))
    or exists (select attempt.id from attempt where attempt.courseware_id = courseware.id)
  )`;

export type OpenedCourseware = Awaited<ReturnType<typeof listOpenedCoursewares>>[number];

/**
 * Lists the newest `limit` coursewares of a class and subject with marked questions that are or were open, with their
 * categories in its mark book.
 */
export function listOpenedCoursewares(
  db: Db,
  { class_id, subject_id }: { class_id: number; subject_id: number },
  { now, limit }: { now: number; limit: number },
) {
  return selectStudyCoursewares(db)
    .select(['courseware.created_at', 'courseware.mark_category_id'])
    .where('unit.class_id', '=', class_id)
    .where('unit.subject_id', '=', subject_id)
    .where('revision.question_count', '>', 0)
    .where(isOrWasOpen(now))
    .orderBy('courseware.created_at', 'desc')
    .orderBy('courseware.id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Lists the newest `limit` coursewares with submitted attempts that match the filter, oldest first. With `isMarked`,
 * lists only those with scored questions.
 */
export async function listCoursewaresWithWork(
  db: Db,
  filter: StudyFilter,
  { limit, isMarked }: { limit: number; isMarked: boolean },
) {
  const rows = await selectVisibleCoursewares(db, filter)
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

export async function findCurrentCalendarId(db: Db): Promise<number | undefined> {
  const row = await db.selectFrom('calendar').select('id').where('is_current', '=', 1).executeTakeFirst();
  return row?.id;
}

export function findControl(db: Db, coursewareId: number) {
  return db
    .selectFrom('courseware')
    .select(['control', 'control_version'])
    .where('id', '=', coursewareId)
    .executeTakeFirst();
}

/** Stores the switches of a courseware; false if their version is not `version` any more. */
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
