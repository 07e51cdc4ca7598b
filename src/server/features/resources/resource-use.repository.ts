import type { Db } from '#server/database/database.ts';

/** Queries of the coursewares of a resource and its copies. */

/** A resource with the activity that it shares. */
export type SharedResource = { id: number; activity_id: number };

/** Coursewares of the original and its copies, joined with their activity and unit. */
export function selectUsingCoursewares(db: Db, { id, activity_id }: SharedResource) {
  return db
    .selectFrom('activity')
    .innerJoin('courseware', 'courseware.activity_id', 'activity.id')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .where((eb) => eb.or([eb('activity.origin_resource_id', '=', id), eb('activity.id', '=', activity_id)]));
}

/** Number of classes that have a courseware of the original or of a copy. */
export async function countClasses(db: Db, resource: SharedResource): Promise<number> {
  const { count } = await selectUsingCoursewares(db, resource)
    .select((eb) => eb.fn.count<number>('unit.class_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** At most `limit` users with their number of classes, highest first. */
export function listUsers(db: Db, resource: SharedResource, limit: number) {
  return selectUsingCoursewares(db, resource)
    .innerJoin('user', 'user.id', 'activity.owner_id')
    .select((eb) => [
      'user.id as user_id',
      'user.name',
      'user.nickname',
      'user.nickname_eng',
      eb.fn.count<number>('unit.class_id').distinct().as('class_count'),
    ])
    .groupBy(['user.id', 'user.name', 'user.nickname', 'user.nickname_eng'])
    .orderBy('class_count', 'desc')
    .orderBy('user.id')
    .limit(limit)
    .execute();
}
