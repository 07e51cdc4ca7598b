import { sql } from 'kysely';
import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { ConversionTable } from '#server/database/media-tables.ts';

/** Queries of which activities wait for conversions of their media. */

/** Pictures are shown while their smaller forms are being made. */
const waitedFor: ConversionTable['kind'][] = ['document', 'video', 'package'];
const underWay: ConversionTable['state'][] = ['queued', 'running'];

/** `stored_object.key` is the media name behind two digits and a slash. */
const mediaOfUse = sql<string>`substr(media_use.key, 4)`;

/**
 * Whether anything that the activity uses is still being converted. Inside a transaction those conversions
 * cannot end before it does, so that whoever ends them sees what it wrote.
 */
export async function claimConversionsOf(db: Db, activityId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversion')
    .set((eb) => ({ tries: eb.ref('tries') }))
    .where('kind', 'in', waitedFor)
    .where('state', 'in', underWay)
    .where((eb) =>
      eb(
        'media',
        'in',
        eb
          .selectFrom('media_use')
          .select(mediaOfUse.as('media'))
          .where('holder', '=', 'activity')
          .where('holder_id', '=', activityId),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function selectStates(db: Db) {
  return db
    .selectFrom('activity')
    .select(['activity.id', 'activity.status', 'activity.draft_version', 'activity.revised_draft_version'])
    .select((eb) =>
      eb
        .selectFrom('media_use')
        .innerJoin('conversion', (join) => join.on('conversion.media', '=', mediaOfUse))
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('media_use.holder', '=', 'activity')
        .whereRef('media_use.holder_id', '=', 'activity.id')
        .where('conversion.kind', 'in', waitedFor)
        .where('conversion.state', 'in', underWay)
        .as('converting'),
    );
}

export type ConvertingState = Awaited<ReturnType<typeof listStatesOfUsers>>[number];

export function findState(db: Db, id: number) {
  return selectStates(db).where('activity.id', '=', id).executeTakeFirst();
}

/** The activities whose drafts use a stored object, and how many of their media are being converted. */
export function listStatesOfUsers(db: Db, key: string) {
  return selectStates(db)
    .where((eb) =>
      eb(
        'activity.id',
        'in',
        eb
          .selectFrom('media_use as user_of')
          .select('user_of.holder_id')
          .where('user_of.key', '=', key)
          .where('user_of.holder', '=', 'activity'),
      ),
    )
    .execute();
}

/** The same for all that were waiting when they were last looked at. */
export function listStatesOfWaiting(db: Db) {
  return selectStates(db).where(sql<boolean>`activity.status = 2`).execute();
}

/** Nothing happens where the draft was saved meanwhile: that save has looked by itself. */
export async function updateStatus(db: Db, { id, draft_version }: ConvertingState, status: number) {
  await db
    .updateTable('activity')
    .set({ status })
    .where('id', '=', id)
    .where('draft_version', '=', draft_version)
    .execute();
}

export async function setStatus(db: Db, id: number, status: number): Promise<void> {
  await db.updateTable('activity').set({ status }).where('id', '=', id).execute();
}

/** How far the media of each activity are converted, 0..1: what is done counts as whole. */
export async function listProgress(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const progress = new Map<number, number>();
  for (const part of splitForStatements(ids)) {
    const rows = await db
      .selectFrom('media_use')
      .innerJoin('conversion', (join) => join.on('conversion.media', '=', mediaOfUse))
      .select(['media_use.holder_id', (eb) => eb.fn.avg<number>('conversion.progress').as('mean')])
      .where('media_use.holder', '=', 'activity')
      .where('media_use.holder_id', 'in', part)
      .where('conversion.kind', 'in', waitedFor)
      .where('conversion.state', 'in', [...underWay, 'done'])
      .groupBy('media_use.holder_id')
      .execute();
    for (const { holder_id, mean } of rows) progress.set(holder_id, mean);
  }
  return progress;
}
