import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';
import { selectVisibleUnits } from '#server/policy/visible-units.repository.ts';

/** Queries of a teacher's news, newest first. Each one uses an index that includes the time. */

type NewsTimes = { since: number; seenAt: number };

/** Coursewares of the person's teachings, with the number of people who submitted after `since` and after `seenAt`. */
export function listSubmittedWork(
  db: Db,
  { userId, calendarId }: { userId: number; calendarId: number },
  { since, seenAt }: NewsTimes,
  limit: number,
) {
  return (
    selectVisibleUnits(db, { viewerId: userId, calendarId })
      .innerJoin('courseware', 'courseware.unit_id', 'unit.id')
      .innerJoin('attempt', 'attempt.courseware_id', 'courseware.id')
      .innerJoin('attempt_member', 'attempt_member.attempt_id', 'attempt.id')
      .innerJoin('activity_revision as revision', 'revision.id', 'courseware.revision_id')
      .select((eb) => [
        'courseware.id as courseware_id',
        'courseware.name as courseware_name',
        'revision.type',
        'revision.question_count',
        'unit.name as unit_name',
        'class.name as class_name',
        'subject.name as subject_name',
        'subject.name_eng as subject_name_eng',
        eb.fn.count<number>('attempt_member.user_id').distinct().as('people'),
        sql<number>`count(distinct case when attempt.submitted_at > ${seenAt} then attempt_member.user_id end)`.as(
          'new_people',
        ),
        eb.fn.max<number>('attempt.submitted_at').as('at'),
      ])
      // A literal, because with a parameter the databases do not use the partial index.
      .where('attempt.state', '=', sql.lit('submitted'))
      .where('attempt.submitted_at', '>', since)
      .groupBy([
        'courseware.id',
        'courseware.name',
        'revision.type',
        'revision.question_count',
        'unit.name',
        'class.name',
        'subject.name',
        'subject.name_eng',
      ])
      .orderBy('at', 'desc')
      .orderBy('courseware.id')
      .limit(limit)
      .execute()
  );
}

/** The person's copies whose original has a newer revision that the person has neither taken nor declined. */
export function listChangedOriginals(db: Db, ownerId: number, limit: number) {
  return db
    .selectFrom('activity')
    .innerJoin('resource', 'resource.id', 'activity.origin_resource_id')
    .innerJoin('user as owner', 'owner.id', 'resource.owner_id')
    .select([
      'activity.id as activity_id',
      'activity.name as activity_name',
      'activity.type',
      'owner.name as owner_name',
      'owner.nickname as owner_nickname',
      'owner.nickname_eng as owner_nickname_eng',
      'resource.updated_at as at',
    ])
    .where('activity.owner_id', '=', ownerId)
    .where('activity.deleted_at', 'is', null)
    .whereRef('resource.revision_id', '<>', 'activity.origin_revision_id')
    .where((eb) =>
      eb.or([
        eb('activity.dismissed_revision_id', 'is', null),
        eb('resource.revision_id', '<>', eb.ref('activity.dismissed_revision_id')),
      ]),
    )
    .orderBy('at', 'desc')
    .orderBy('activity.id')
    .limit(limit)
    .execute();
}

/** The person's resources that others have liked since `since`. */
export function listLikedResources(db: Db, ownerId: number, { since, seenAt }: NewsTimes, limit: number) {
  return db
    .selectFrom('resource')
    .innerJoin('resource_like as liked', 'liked.resource_id', 'resource.id')
    .select((eb) => [
      'resource.id as resource_id',
      'resource.name',
      eb.fn.countAll<number>().as('count'),
      sql<number>`count(case when liked.created_at > ${seenAt} then 1 end)`.as('new_count'),
      eb.fn.max<number>('liked.created_at').as('at'),
    ])
    .where('resource.owner_id', '=', ownerId)
    .where('liked.user_id', '<>', ownerId)
    .where('liked.created_at', '>', since)
    .groupBy(['resource.id', 'resource.name'])
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
}

/** The person's resources that others have copied since `since`; deleted copies count too. */
export function listCopiedResources(db: Db, ownerId: number, { since, seenAt }: NewsTimes, limit: number) {
  return db
    .selectFrom('resource')
    .innerJoin('activity as copied', 'copied.origin_resource_id', 'resource.id')
    .select((eb) => [
      'resource.id as resource_id',
      'resource.name',
      eb.fn.countAll<number>().as('count'),
      sql<number>`count(case when copied.created_at > ${seenAt} then 1 end)`.as('new_count'),
      eb.fn.max<number>('copied.created_at').as('at'),
    ])
    .where('resource.owner_id', '=', ownerId)
    .where('copied.owner_id', '<>', ownerId)
    .where('copied.created_at', '>', since)
    .groupBy(['resource.id', 'resource.name'])
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
}
