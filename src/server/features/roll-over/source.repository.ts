import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';

/** Queries of the current term's content that a new term can copy. */

/** Classes of the term by grade and name, with the numbers of their students and of teachings that can be copied. */
export function listSourceClasses(db: Db, calendarId: number) {
  return db
    .selectFrom('class')
    .select([
      'class.id',
      'class.name',
      'class.grade',
      sql<number>`(
        select count(*) from class_student join "user" on "user".id = class_student.user_id
        where class_student.class_id = class.id and "user".is_active = 1
      )`.as('students'),
      sql<number>`(
        select count(*) from teaching join "user" on "user".id = teaching.user_id
        where teaching.class_id = class.id and teaching.ends_at is null and "user".is_active = 1
      )`.as('teachings'),
      sql<number>`(select count(*) from group_set where group_set.class_id = class.id)`.as('group_sets'),
    ])
    .where('class.calendar_id', '=', calendarId)
    .orderBy('class.grade')
    .orderBy('class.name')
    .execute();
}

/** The condition that a courseware uses one of these revisions. */
const usesRevision = (revisionIds: readonly number[]) =>
  revisionIds.length === 0 ? sql`1 = 0` : sql`courseware.revision_id in (${sql.join(revisionIds)})`;

/**
 * Counts units of each class and subject, and their coursewares that are out of date. `deadRevisions`: revisions that
 * link to web pages without an answer.
 */
export function countSourceUnits(db: Db, calendarId: number, deadRevisions: readonly number[] = []) {
  const isOutdated = sql`courseware.revision_id <> activity.revision_id`;
  return db
    .selectFrom('class')
    .innerJoin('unit', 'unit.class_id', 'class.id')
    .leftJoin('courseware', 'courseware.unit_id', 'unit.id')
    .leftJoin('activity', 'activity.id', 'courseware.activity_id')
    .leftJoin('user as owner', 'owner.id', 'activity.owner_id')
    .select([
      'unit.class_id',
      'unit.subject_id',
      sql<number>`count(distinct unit.id)`.as('units'),
      sql<number>`count(courseware.id)`.as('coursewares'),
      sql<number>`count(case when courseware.open_at is not null or courseware.due_at is not null then 1 end)`.as(
        'dated',
      ),
      sql<number>`count(case when ${isOutdated} then 1 end)`.as('outdated'),
      sql<number>`count(case when owner.is_active = 0 then 1 end)`.as('ownerless'),
      sql<number>`count(case when ${usesRevision(deadRevisions)} then 1 end)`.as('dead_links'),
    ])
    .where('class.calendar_id', '=', calendarId)
    .groupBy(['unit.class_id', 'unit.subject_id'])
    .execute();
}

export type SourceUnitCounts = Awaited<ReturnType<typeof countSourceUnits>>[number];

const staleLimit = 50;

type StaleFilter = {
  classIds: readonly number[];
  subjectIds: readonly number[] | undefined;
  deadRevisions: readonly number[];
};

/**
 * Coursewares of these classes that are out of date: they link to web pages without an answer, use an older revision
 * than the newest, or belong to an activity whose owner has left.
 */
export function listStaleCoursewares(db: Db, { classIds, subjectIds, deadRevisions }: StaleFilter) {
  const hasDeadLinks = usesRevision(deadRevisions);
  const isOutdated = sql<number>`case when courseware.revision_id <> activity.revision_id then 1 else 0 end`;
  const isOwnerless = sql<number>`case when owner.is_active = 0 then 1 else 0 end`;
  return db
    .selectFrom('unit')
    .innerJoin('class', 'class.id', 'unit.class_id')
    .innerJoin('courseware', 'courseware.unit_id', 'unit.id')
    .innerJoin('activity', 'activity.id', 'courseware.activity_id')
    .innerJoin('user as owner', 'owner.id', 'activity.owner_id')
    .select([
      'courseware.id as courseware_id',
      'courseware.name',
      'courseware.revision_id',
      'unit.name as unit_name',
      'class.name as class_name',
      isOutdated.as('is_outdated'),
      isOwnerless.as('is_ownerless'),
    ])
    .where('unit.class_id', 'in', classIds)
    .$if(subjectIds !== undefined, (query) => query.where('unit.subject_id', 'in', subjectIds ?? []))
    .where((eb) =>
      eb.or([
        eb('courseware.revision_id', '<>', eb.ref('activity.revision_id')),
        eb('owner.is_active', '=', 0),
        sql<boolean>`${hasDeadLinks}`,
      ]),
    )
    .orderBy(sql`case when ${hasDeadLinks} then 0 else 1 end`)
    .orderBy('class.grade')
    .orderBy('class.name')
    .orderBy('courseware.id')
    .limit(staleLimit)
    .execute();
}
