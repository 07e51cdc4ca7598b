import type { Db } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';

/** Queries of links to reports. */

export async function insertLink(db: Db, row: NewRow<'report_link'>): Promise<number> {
  const { id } = await db.insertInto('report_link').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export function findLink(db: Db, id: number) {
  return db.selectFrom('report_link').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The link with this token that neither ended nor was taken back, with the person who made it. */
export function findOpenLink(db: Db, tokenHash: string, now: number) {
  return db
    .selectFrom('report_link as link')
    .innerJoin('user as creator', 'creator.id', 'link.created_by')
    .selectAll('creator')
    .select([
      'link.id as link_id',
      'link.user_id as student_id',
      'link.class_id',
      'link.subject_id',
      'link.language as link_language',
      'link.remark',
    ])
    .where('link.token_hash', '=', tokenHash)
    .where('link.revoked_at', 'is', null)
    .where('link.ends_at', '>', now)
    .where('creator.is_active', '=', 1)
    .executeTakeFirst();
}

/** The newest links to a student's report in a class; with `creatorId` only that person's. */
export function listLinks(
  db: Db,
  { class_id, user_id, creatorId }: { class_id: number; user_id: number; creatorId: number | undefined },
  limit: number,
) {
  return db
    .selectFrom('report_link as link')
    .innerJoin('user as creator', 'creator.id', 'link.created_by')
    .leftJoin('subject', 'subject.id', 'link.subject_id')
    .select([
      'link.id',
      'link.subject_id',
      'subject.name as subject_name',
      'subject.name_eng as subject_name_eng',
      'link.language',
      'creator.name',
      'creator.nickname',
      'creator.nickname_eng',
      'link.created_at',
      'link.ends_at',
      'link.revoked_at',
      'link.opened_at',
      'link.opened_count',
    ])
    .where('link.class_id', '=', class_id)
    .where('link.user_id', '=', user_id)
    .$if(creatorId !== undefined, (query) => query.where('link.created_by', '=', Number(creatorId)))
    .orderBy('link.id', 'desc')
    .limit(limit)
    .execute();
}

/** Takes a link back; false if somebody has done so before. */
export async function revokeLink(db: Db, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('report_link')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts an opening; false if the link has ended or was taken back meanwhile. */
export async function countOpening(db: Db, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('report_link')
    .set((eb) => ({ opened_at: now, opened_count: eb('opened_count', '+', 1) }))
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the student's links that have been over since before this time. */
export async function deleteOldLinks(db: Db, userId: number, endedBefore: number): Promise<void> {
  await db
    .deleteFrom('report_link')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('ends_at', '<', endedBefore), eb('revoked_at', '<', endedBefore)]))
    .execute();
}

/** A student of a class who has not left the school. */
export function findStudent(db: Db, userId: number, classId: number) {
  return db
    .selectFrom('class_student')
    .innerJoin('user', 'user.id', 'class_student.user_id')
    .select(['user.id as user_id', 'user.name', 'user.nickname_eng', 'class_student.class_number'])
    .where('class_student.class_id', '=', classId)
    .where('class_student.user_id', '=', userId)
    .where('user.is_active', '=', 1)
    .executeTakeFirst();
}
