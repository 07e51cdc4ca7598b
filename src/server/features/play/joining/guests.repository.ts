import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of guests. A removed guest remains as an inactive user without a name. */

/**
 * Returns the courseware's limit of guests and locks the courseware, so that calls count its guests one after
 * another.
 */
export async function lockGuestLimit(db: Db, coursewareId: number): Promise<number | undefined> {
  const row = await db
    .updateTable('courseware_record')
    .set((eb) => ({ guest_limit: eb.ref('guest_limit') }))
    .where('id', '=', coursewareId)
    .where('deleted_at', 'is', null)
    .returning('guest_limit')
    .executeTakeFirst();
  return row?.guest_limit;
}

/**
 * Returns the limit of guests if it is reached, else undefined. Takes no lock, so that it may be reached right after.
 */
export async function findReachedLimit(db: Db, coursewareId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('courseware_record')
    .select((eb) => [
      'guest_limit',
      eb
        .selectFrom('user')
        .select((count) => count.fn.countAll<number>().as('present'))
        .where('guest_courseware_id', '=', coursewareId)
        .where('is_active', '=', 1)
        .as('present'),
    ])
    .where('id', '=', coursewareId)
    .executeTakeFirst();
  return row && (row.present ?? 0) >= row.guest_limit ? row.guest_limit : undefined;
}

export function listGuests(db: Db, coursewareId: number) {
  return db
    .selectFrom('user')
    .select(['id', 'name'])
    .where('guest_courseware_id', '=', coursewareId)
    .where('is_active', '=', 1)
    .execute();
}

/** Returns the inserted guests in any order. */
export async function insertGuests(
  db: Db,
  rows: readonly NewRow<'user'>[],
): Promise<Pick<Row<'user'>, 'id' | 'name' | 'guest_courseware_id'>[]> {
  const insertedGuests: Pick<Row<'user'>, 'id' | 'name' | 'guest_courseware_id'>[] = [];
  for (const part of splitForStatements(rows)) {
    const insertedPart = await db
      .insertInto('user')
      .values(part)
      .returning(['id', 'name', 'guest_courseware_id'])
      .execute();
    insertedGuests.push(...insertedPart);
  }
  return insertedGuests;
}

/**
 * Deletes names and access of the courseware's guests: of `ids`, or with null of all. Returns the ids of these
 * guests.
 */
export async function forgetGuests(
  db: Db,
  coursewareId: number,
  ids: readonly number[] | null,
): Promise<number[]> {
  const rows = await db
    .updateTable('user')
    .set({ name: '', nickname: '', nickname_eng: '', is_active: 0 })
    .where('guest_courseware_id', '=', coursewareId)
    .where('is_active', '=', 1)
    .$if(ids !== null, (query) => query.where('id', 'in', ids ?? []))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Files of deleted rows, and ids of unfinished uploads. */
export type DeletedWork = { files: { sha256: string; extension: string }[]; uploads: string[] };

/** Removes the people from their attempts and deletes attempts without members. */
async function removeFromAttempts(db: Db, userIds: readonly number[]): Promise<void> {
  const deletedMemberships = await db
    .deleteFrom('attempt_member')
    .where('user_id', 'in', userIds)
    .returning('attempt_id')
    .execute();
  for (const ids of splitForStatements(deletedMemberships.map(({ attempt_id }) => attempt_id))) {
    await db
      .deleteFrom('attempt')
      .where('id', 'in', ids)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('attempt_member')
              .select('attempt_member.attempt_id')
              .whereRef('attempt_member.attempt_id', '=', 'attempt.id'),
          ),
        ),
      )
      .execute();
  }
}

/**
 * Deletes the people's sessions and work; in attempts shared with others only their files. Returns what remains to be
 * deleted outside the database.
 */
export async function deleteWorkOfPeople(db: Db, userIds: readonly number[]): Promise<DeletedWork> {
  const files: DeletedWork['files'] = [];
  const uploads: string[] = [];
  for (const ids of splitForStatements(userIds)) {
    await db.deleteFrom('session').where('user_id', 'in', ids).execute();
    const removedFiles = await db
      .deleteFrom('file')
      .where('attempt_id', 'in', (eb) =>
        eb
          .selectFrom('attempt_member')
          .select('attempt_member.attempt_id')
          .where('attempt_member.user_id', 'in', ids),
      )
      .where('owner_id', 'in', ids)
      .returning(['sha256', 'extension'])
      .execute();
    const unfinishedUploads = await db
      .deleteFrom('upload')
      .where('owner_id', 'in', ids)
      .returning('id')
      .execute();
    await removeFromAttempts(db, ids);
    files.push(...removedFiles);
    uploads.push(...unfinishedUploads.map(({ id }) => id));
  }
  return { files, uploads };
}
