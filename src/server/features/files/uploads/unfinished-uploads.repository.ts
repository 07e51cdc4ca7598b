import type { Db } from '#server/database/database.ts';

/** Queries of unfinished uploads. */

const shownColumns = [
  'upload.id',
  'upload.name',
  'upload.kind',
  'upload.bytes',
  'upload.received_bytes',
  'upload.created_at',
  'upload.moved_at',
] as const;

function selectUnfinished(db: Db) {
  return db.selectFrom('upload').where('upload.file_id', 'is', null);
}

export type UnfinishedRow = Awaited<ReturnType<typeof listUnfinishedOf>>[number];

/** Most recently active first. */
export function listUnfinishedOf(db: Db, ownerId: number) {
  return selectUnfinished(db)
    .select(shownColumns)
    .where('upload.owner_id', '=', ownerId)
    .orderBy('upload.moved_at', 'desc')
    .orderBy('upload.id')
    .execute();
}

/** A page of everybody's unfinished uploads, most recently active first, and their total number. */
export async function listUnfinished(db: Db, page: { offset: number; limit: number }) {
  // The condition is always true; with it, the index of times can sort the rows.
  const all = selectUnfinished(db).where('upload.moved_at', '>', 0);
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await all
    .innerJoin('user', 'user.id', 'upload.owner_id')
    .select([
      ...shownColumns,
      'upload.owner_id',
      'user.name as owner_name',
      'user.nickname_eng as owner_name_eng',
      'user.guest_courseware_id',
    ])
    .orderBy('upload.moved_at', 'desc')
    .orderBy('upload.id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return { total, rows };
}
