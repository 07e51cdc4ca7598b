import type { Db } from '#server/database/database.ts';

/** Queries of unfinished uploads. */

const uploadColumns = [
  'upload.id',
  'upload.name',
  'upload.kind',
  'upload.bytes',
  'upload.received_bytes',
  'upload.created_at',
  'upload.moved_at',
] as const;

function selectUnfinishedUploads(db: Db) {
  return db.selectFrom('upload').where('upload.file_id', 'is', null);
}

export type UnfinishedUploadRow = Awaited<ReturnType<typeof listUnfinishedByOwner>>[number];

/** Lists a person's unfinished uploads, most recently active first. */
export function listUnfinishedByOwner(db: Db, ownerId: number) {
  return selectUnfinishedUploads(db)
    .select(uploadColumns)
    .where('upload.owner_id', '=', ownerId)
    .orderBy('upload.moved_at', 'desc')
    .orderBy('upload.id')
    .execute();
}

/**
 * Returns a page of everybody's unfinished uploads, most recently active first, and the total number of them.
 */
export async function listUnfinishedPage(db: Db, page: { offset: number; limit: number }) {
  // The condition is always true, but it lets the database sort the rows by the index of times.
  const unfinishedUploads = selectUnfinishedUploads(db).where('upload.moved_at', '>', 0);
  const { total } = await unfinishedUploads
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await unfinishedUploads
    .innerJoin('user', 'user.id', 'upload.owner_id')
    .select([
      ...uploadColumns,
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
