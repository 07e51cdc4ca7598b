import type { Db } from '#server/database/database.ts';

/** Queries that permanently remove units and coursewares with their work, unless they were restored meanwhile. */

/** Files whose records were deleted, and ids of deleted uploads. */
export type DeletedWork = { files: { sha256: string; extension: string }[]; uploads: string[] };

/** Deletes records of files and uploads of the courseware's attempts. */
export async function deleteFilesAndUploads(db: Db, coursewareId: number): Promise<DeletedWork> {
  const attempts = db
    .selectFrom('attempt')
    .select('attempt.id')
    .where('attempt.courseware_id', '=', coursewareId);
  const uploads = await db.deleteFrom('upload').where('attempt_id', 'in', attempts).returning('id').execute();
  const files = await db
    .deleteFrom('file')
    .where('attempt_id', 'in', attempts)
    .where('is_private', '=', 1)
    .returning(['sha256', 'extension'])
    .execute();
  return { files, uploads: uploads.map(({ id }) => id) };
}

/** Deletes a courseware with its attempts and answers. False if it was restored. */
export async function deleteCourseware(db: Db, id: number, deletedBefore: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('courseware_record')
    .where('id', '=', id)
    .where('deleted_at', '<=', deletedBefore)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes a unit for good unless it was restored. */
export async function deleteUnit(db: Db, id: number, deletedBefore: number): Promise<void> {
  await db.deleteFrom('unit_record').where('id', '=', id).where('deleted_at', '<=', deletedBefore).execute();
}
