import type { CorrectionState } from '#contract/choices.ts';
import type { Db, Tx } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of corrections and the coursewares that they hold for. */

export type CorrectionRow = Row<'mark_correction'>;

export async function insertCorrection(
  tx: Tx,
  row: NewRow<'mark_correction'>,
  coursewareIds: readonly number[],
): Promise<number> {
  const { id } = await tx.insertInto('mark_correction').values(row).returning('id').executeTakeFirstOrThrow();
  await tx
    .insertInto('mark_correction_use')
    .values(coursewareIds.map((courseware_id) => ({ courseware_id, correction_id: id })))
    .execute();
  return id;
}

export function findCorrection(db: Db, id: number): Promise<CorrectionRow | undefined> {
  return db.selectFrom('mark_correction').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks the correction until the transaction ends. */
export function lockCorrection(tx: Tx, id: number): Promise<CorrectionRow | undefined> {
  return tx
    .updateTable('mark_correction')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Locks coursewares, so that two corrections of one are compared one after the other. */
export async function lockCoursewares(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('courseware_record')
    .set((eb) => ({ is_open: eb.ref('is_open') }))
    .where('id', 'in', ids)
    .execute();
}

export async function markTakenBack(
  tx: Tx,
  id: number,
  { by, at }: { by: number; at: number },
): Promise<void> {
  await tx
    .updateTable('mark_correction')
    .set({ state: 'taking_back', taken_back_by: by, taken_back_at: at })
    .where('id', '=', id)
    .execute();
}

/** Ends a state; another one stays, such as of a correction that was taken back meanwhile. */
export async function endState(
  tx: Tx,
  id: number,
  { from, to }: { from: CorrectionState; to: CorrectionState },
): Promise<void> {
  await tx
    .updateTable('mark_correction')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .execute();
}

/** The coursewares that the correction holds for, also deleted ones. */
export async function listCoursewareIds(db: Db, correctionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('mark_correction_use')
    .select('courseware_id')
    .where('correction_id', '=', correctionId)
    .orderBy('courseware_id')
    .execute();
  return rows.map(({ courseware_id }) => courseware_id);
}

/** The corrections of a courseware, newest first, with the people who made them and took them back. */
export function listOfCourseware(db: Db, coursewareId: number) {
  return db
    .selectFrom('mark_correction_use as used')
    .innerJoin('mark_correction as correction', 'correction.id', 'used.correction_id')
    .innerJoin('user as author', 'author.id', 'correction.created_by')
    .leftJoin('user as withdrawer', 'withdrawer.id', 'correction.taken_back_by')
    .selectAll('correction')
    .select([
      'author.name',
      'author.nickname',
      'author.nickname_eng',
      'withdrawer.name as withdrawer_name',
      'withdrawer.nickname as withdrawer_nickname',
      'withdrawer.nickname_eng as withdrawer_nickname_eng',
    ])
    .where('used.courseware_id', '=', coursewareId)
    .orderBy('correction.id', 'desc')
    .execute();
}

/** A correction with the names of its author. */
export function findWithAuthor(db: Db, id: number) {
  return db
    .selectFrom('mark_correction as correction')
    .innerJoin('user as author', 'author.id', 'correction.created_by')
    .selectAll('correction')
    .select(['author.name', 'author.nickname', 'author.nickname_eng'])
    .where('correction.id', '=', id)
    .executeTakeFirst();
}

/** Corrections of questions of the bank by others since then that hold, newest first. */
export function listOfColleagues(
  db: Db,
  { userId, since, limit }: { userId: number; since: number; limit: number },
) {
  return db
    .selectFrom('mark_correction as correction')
    .innerJoin('user as author', 'author.id', 'correction.created_by')
    .selectAll('correction')
    .select(['author.name', 'author.nickname', 'author.nickname_eng'])
    .where('correction.bank_question_id', 'is not', null)
    .where('correction.created_at', '>', since)
    .where('correction.created_by', '!=', userId)
    .where('correction.taken_back_at', 'is', null)
    .orderBy('correction.created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Coursewares in which a correction of the question of the bank holds, or was made since this one. */
export async function listDecidedCoursewareIds(
  db: Db,
  bankQuestionId: number,
  fromId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('mark_correction_use as used')
    .innerJoin('mark_correction as correction', 'correction.id', 'used.correction_id')
    .select('used.courseware_id')
    .where('correction.bank_question_id', '=', bankQuestionId)
    .where((eb) => eb.or([eb('correction.id', '>=', fromId), eb('correction.taken_back_at', 'is', null)]))
    .execute();
  return rows.map(({ courseware_id }) => courseware_id);
}
