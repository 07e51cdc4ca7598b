import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/database/database.ts';
import type { StudyViewer } from '#server/features/study/class-work/study.repository.ts';
import { followUpPrefix } from '#server/follow-up-key.ts';

/** Queries that find the uses of an activity and of its questions in the viewer's classes, the newest first. */

type Use = { id: number };

/** A family grows without an end where many copy from the library; no more of it is looked at. */
const familyMax = 2_000;

/** The coursewares that the viewer may see and somebody has worked on. `condition` may name `courseware` and `unit`. */
async function listVisible(
  db: Db,
  viewer: StudyViewer,
  { before = sql``, condition }: { before?: RawBuilder<unknown>; condition: RawBuilder<unknown> },
  limit: number,
): Promise<number[]> {
  const visible =
    viewer === 'all'
      ? sql``
      : sql`join teaching on teaching.class_id = unit.class_id and teaching.subject_id = unit.subject_id
          and teaching.user_id = ${viewer}`;
  const { rows } = await sql<Use>`${before}
    select courseware.id
    from courseware
    join unit on unit.id = courseware.unit_id
    join calendar on calendar.id = unit.calendar_id
    ${visible}
    where ${condition}
      and exists (select 1 from attempt where attempt.courseware_id = courseware.id)
    order by calendar.starts_at desc, courseware.created_at desc, courseware.id desc
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The activity with all that it was copied from, and all copies of these. */
const familyOf = (activityId: number) => sql`with recursive
  ancestor (id, copied_from_id) as (
    select id, copied_from_id from activity where id = ${activityId}
    union
    select activity.id, activity.copied_from_id
    from ancestor join activity on activity.id = ancestor.copied_from_id
  ),
  relative (id) as (
    select id from ancestor
    union
    select activity.id from relative join activity on activity.copied_from_id = relative.id
  ),
  family (id) as (select id from relative limit ${sql.lit(familyMax)})`;

/** The uses of the activity and of its copies. */
export function listSame(db: Db, viewer: StudyViewer, activityId: number, limit: number): Promise<number[]> {
  // By the index of the activities: a viewer of all classes would read each courseware else.
  const condition = sql`courseware.id in (select placed.id from family
    cross join courseware as placed where placed.activity_id = family.id)`;
  return listVisible(db, viewer, { before: familyOf(activityId), condition }, limit);
}

/** The uses of quizzes that follow up a use of the activity, in the unit of that use; their key names it. */
export function listFollowUps(
  db: Db,
  viewer: StudyViewer,
  activityId: number,
  limit: number,
): Promise<number[]> {
  const condition = sql`exists (
    select 1 from courseware as followed
    join activity on activity.id = courseware.activity_id
    where followed.unit_id = courseware.unit_id
      and followed.activity_id in (select id from family)
      and activity.creation_key like ${sql.lit(followUpPrefix)} || followed.id || ' %')
    and courseware.unit_id in (
      select placed.unit_id from courseware as placed where placed.activity_id in (select id from family))`;
  return listVisible(db, viewer, { before: familyOf(activityId), condition }, limit);
}

/** Other coursewares in which questions of the bank were answered, those with the most of them first. */
export function listWithQuestions(
  db: Db,
  viewer: StudyViewer,
  questionIds: readonly number[],
  limit: number,
): Promise<number[]> {
  const before = sql`with shared (id) as (
    select courseware_id from question_result where question_id in (${sql.join(questionIds)})
    group by courseware_id order by count(*) desc, courseware_id desc limit ${sql.lit(familyMax)})`;
  return listVisible(db, viewer, { before, condition: sql`courseware.id in (select id from shared)` }, limit);
}

/** The questions of the bank that were answered in a courseware, also drawn ones. */
export async function listAnsweredBankIds(db: Db, coursewareId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('question_result')
    .select('question_id')
    .where('courseware_id', '=', coursewareId)
    .orderBy('question_id')
    .limit(limit)
    .execute();
  return rows.map(({ question_id }) => question_id);
}

/** The activity of a courseware with the key that it was made by. */
export function findActivity(db: Db, coursewareId: number) {
  return db
    .selectFrom('courseware')
    .innerJoin('activity', 'activity.id', 'courseware.activity_id')
    .select(['activity.id', 'activity.creation_key'])
    .where('courseware.id', '=', coursewareId)
    .executeTakeFirst();
}
