import type { Db } from '#server/database/database.ts';

/** Queries of the copies that a person made of a resource. */

/** Copies that the person still has, oldest first. */
export function listOwnCopies(db: Db, resourceId: number, ownerId: number) {
  return db
    .selectFrom('activity')
    .select(['id as activity_id', 'name'])
    .where('origin_resource_id', '=', resourceId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Notes that the person wants no reminder of this revision. */
export async function dismissRevision(db: Db, activityId: number, revisionId: number): Promise<void> {
  await db
    .updateTable('activity')
    .set({ dismissed_revision_id: revisionId })
    .where('id', '=', activityId)
    .execute();
}
