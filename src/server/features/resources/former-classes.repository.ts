import type { Db } from '#server/database/database.ts';
import { selectFormerClasses } from '#server/database/former-classes.ts';
import { type SharedResource, selectUsingCoursewares } from './resource-use.repository.ts';

/**
 * Names of classes that submitted work, but whose coursewares of the original and of all copies were deleted since.
 */
export async function listFormerClasses(db: Db, resource: SharedResource, limit: number): Promise<string[]> {
  const { id, activity_id } = resource;
  const rows = await selectFormerClasses(db)
    .innerJoin('activity', 'activity.id', 'courseware_record.activity_id')
    .select('class.name')
    .distinct()
    .where((eb) => eb.or([eb('activity.origin_resource_id', '=', id), eb('activity.id', '=', activity_id)]))
    .where('class.id', 'not in', selectUsingCoursewares(db, resource).select('unit.class_id'))
    .orderBy('class.name')
    .limit(limit)
    .execute();
  return rows.map(({ name }) => name);
}
