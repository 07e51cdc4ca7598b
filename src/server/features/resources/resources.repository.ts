import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';

/** Queries of resources, their likes and their copies. */

const selectResourceItems = compileOnce(
  (db, { ids, viewerId }: { ids: readonly number[]; viewerId: number }) =>
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

export type ResourceRow = Awaited<ReturnType<typeof listResourceItems>>[number];

/** List items in the order of `ids`, with whether the viewer likes each. */
export async function listResourceItems(db: Db, ids: readonly number[], viewerId: number) {
  if (ids.length === 0) return [];
  const rows = await selectResourceItems(db, { ids, viewerId });
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowById.get(id) ?? []);
}

export function findResource(db: Db, id: number) {
  return db.selectFrom('resource').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findResourceOfActivity(db: Db, activityId: number) {
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
