import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { selectFormerClasses } from '#server/database/former-classes.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of resources, their likes and their copies. */

const selectItems = compileOnce((db, { ids, viewerId }: { ids: readonly number[]; viewerId: number }) =>
  db
    .selectFrom('resource')
    .innerJoin('activity_revision as revision', 'revision.id', 'resource.revision_id')
    .innerJoin('user as owner', 'owner.id', 'resource.owner_id')
    .leftJoin('subject', 'subject.id', 'resource.subject_id')
    .leftJoin('resource_like as liked', (join) =>
      join.onRef('liked.resource_id', '=', 'resource.id').on('liked.user_id', '=', viewerId),
    )
    .select([
      'resource.id',
      'resource.activity_id',
      'resource.owner_id',
      'resource.type',
      'resource.name',
      'resource.display_language',
      'resource.subject_id',
      'resource.grade',
      'resource.difficulty',
      'resource.like_count',
      'resource.copy_count',
      'resource.shared_at',
      'resource.updated_at',
      'revision.number as revision_number',
      'revision.description',
      'revision.icon',
      'revision.startup_screen',
      'revision.question_count',
      'owner.name as owner_name',
      'owner.nickname as owner_nickname',
      'owner.nickname_eng as owner_nickname_eng',
      'subject.name as subject_name',
      'subject.name_eng as subject_name_eng',
      'subject.colour as subject_colour',
      'liked.user_id as liked_by',
    ])
    .where('resource.id', 'in', ids),
);

export type ResourceRow = Awaited<ReturnType<typeof listItems>>[number];

/** List items in the order of `ids`, with whether the viewer likes each. */
export async function listItems(db: Db, ids: readonly number[], viewerId: number) {
  if (ids.length === 0) return [];
  const rows = await selectItems(db, { ids, viewerId });
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowById.get(id) ?? []);
}

export function findResource(db: Db, id: number) {
  return db.selectFrom('resource').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findByActivity(db: Db, activityId: number) {
  return db.selectFrom('resource').selectAll().where('activity_id', '=', activityId).executeTakeFirst();
}

/** Shares an activity or replaces its shared revision. Returns the resource's id. */
export async function upsertResource(db: Db, row: NewRow<'resource'>): Promise<number> {
  const { id: _id, like_count: _likes, copy_count: _copies, shared_at: _shared, ...changes } = row;
  const { id } = await db
    .insertInto('resource')
    .values(row)
    .onConflict((conflict) => conflict.column('activity_id').doUpdateSet(changes))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a resource with its likes and returns its row. Copies keep its id, which is never used again. */
export function deleteResource(db: Db, id: number) {
  return db.deleteFrom('resource').where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** The subject's names in all languages; empty without a subject. */
export async function listSubjectNames(db: Db, id: number | null): Promise<string[]> {
  if (id === null) return [];
  const [subject] = await db
    .selectFrom('subject')
    .select(['name', 'name_eng'])
    .where('id', '=', id)
    .execute();
  return subject ? [subject.name, subject.name_eng] : [];
}

/** False if the person liked it before. */
export async function insertLike(db: Db, like: Row<'resource_like'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('resource_like')
    .values(like)
    .onConflict((conflict) => conflict.columns(['user_id', 'resource_id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** False if the person did not like it. */
export async function deleteLike(db: Db, resourceId: number, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('resource_like')
    .where('user_id', '=', userId)
    .where('resource_id', '=', resourceId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Adds to a counter and returns its new value; undefined if there is no such resource. */
export async function changeCount(
  db: Db,
  id: number,
  counter: 'like_count' | 'copy_count',
  by: number,
): Promise<number | undefined> {
  const changed = await db
    .updateTable('resource')
    .set((eb) => ({ [counter]: eb(counter, '+', by) }))
    .where('id', '=', id)
    .returning(counter)
    .executeTakeFirst();
  return changed?.[counter];
}

type Shared = { id: number; activity_id: number };

/** Coursewares of the original and its copies, with class and teacher. */
function selectPlaced(db: Db, { id, activity_id }: Shared) {
  return db
    .selectFrom('activity')
    .innerJoin('courseware', 'courseware.activity_id', 'activity.id')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .where((eb) => eb.or([eb('activity.origin_resource_id', '=', id), eb('activity.id', '=', activity_id)]));
}

export async function countClasses(db: Db, resource: Shared): Promise<number> {
  const { count } = await selectPlaced(db, resource)
    .select((eb) => eb.fn.count<number>('unit.class_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Names of classes with submitted work from which the original and all copies were deleted since. */
export async function listFormerClasses(db: Db, resource: Shared, limit: number): Promise<string[]> {
  const { id, activity_id } = resource;
  const rows = await selectFormerClasses(db)
    .innerJoin('activity', 'activity.id', 'courseware_record.activity_id')
    .select('class.name')
    .distinct()
    .where((eb) => eb.or([eb('activity.origin_resource_id', '=', id), eb('activity.id', '=', activity_id)]))
    .where('class.id', 'not in', selectPlaced(db, resource).select('unit.class_id'))
    .orderBy('class.name')
    .limit(limit)
    .execute();
  return rows.map(({ name }) => name);
}

/** At most `limit` users with their number of classes, highest first. */
export function listUsers(db: Db, resource: Shared, limit: number) {
  return selectPlaced(db, resource)
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

export function listCopiesOf(db: Db, resourceId: number, ownerId: number) {
  return db
    .selectFrom('activity')
    .select(['id as activity_id', 'name'])
    .where('origin_resource_id', '=', resourceId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

export async function dismissRevision(db: Db, activityId: number, revisionId: number): Promise<void> {
  await db
    .updateTable('activity')
    .set({ dismissed_revision_id: revisionId })
    .where('id', '=', activityId)
    .execute();
}
