import type { Db } from '#server/database/database.ts';

const revisionColumns = [
  'id',
  'activity_id',
  'type',
  'description',
  'display_language',
  'startup_screen',
  'max_score',
  'content',
  'content_version',
] as const;

export function findRevision(db: Db, id: number) {
  return db
    .selectFrom('activity_revision')
    .select(revisionColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export function listRevisions(db: Db, ids: readonly number[]) {
  return db.selectFrom('activity_revision').select(revisionColumns).where('id', 'in', ids).execute();
}

/** Lists those of the revisions that belong to the person's own activities or are shared in the library. */
export function listReadableRevisions(db: Db, ids: readonly number[], userId: number) {
  return db
    .selectFrom('activity_revision')
    .select(revisionColumns)
    .where('id', 'in', ids)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('activity')
            .select('activity.id')
            .whereRef('activity.id', '=', 'activity_revision.activity_id')
            .where('activity.owner_id', '=', userId),
        ),
        eb.exists(
          eb
            .selectFrom('resource')
            .select('resource.id')
            .whereRef('resource.revision_id', '=', 'activity_revision.id'),
        ),
      ]),
    )
    .execute();
}

export async function findAuthorId(db: Db, activityId: number): Promise<number> {
  const { owner_id } = await db
    .selectFrom('activity')
    .select('owner_id')
    .where('id', '=', activityId)
    .executeTakeFirstOrThrow();
  return owner_id;
}

/** Selections of the person's attempts in activities of this type. */
export async function listEarlierSelections(db: Db, userId: number, type: string): Promise<string[]> {
  const rows = await db
    .selectFrom('attempt_member')
    .innerJoin('attempt', 'attempt.id', 'attempt_member.attempt_id')
    .innerJoin('activity_revision', 'activity_revision.id', 'attempt.revision_id')
    .select('attempt.selection')
    .where('attempt_member.user_id', '=', userId)
    .where('activity_revision.type', '=', type)
    .where('attempt.selection', 'is not', null)
    .execute();
  return rows.flatMap(({ selection }) => selection ?? []);
}
