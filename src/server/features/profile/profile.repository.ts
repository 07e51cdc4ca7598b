import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of the own profile. */

export function findProfile(db: Db, userId: number): Promise<Row<'user'> | undefined> {
  return db.selectFrom('user').selectAll().where('id', '=', userId).executeTakeFirst();
}

/** The classes in which the person is a student or teaches. */
export async function listClassIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('class_student')
    .select('class_id')
    .where('user_id', '=', userId)
    .union(db.selectFrom('teaching').select('class_id').where('user_id', '=', userId))
    .execute();
  return rows.map(({ class_id }) => class_id);
}

/** The names of others whom the person meets: all teachers, and the students of these classes. */
export function listNamesOfOthers(db: Db, userId: number, classIds: readonly number[]) {
  return db
    .selectFrom('user')
    .select(['name', 'nickname', 'nickname_eng'])
    .where('id', '<>', userId)
    .where('is_active', '=', 1)
    .where((eb) =>
      eb.or([
        eb('user_group', '=', 'teacher'),
        eb('id', 'in', (others) =>
          others
            .selectFrom('class_student')
            .select('user_id')
            .where('class_id', 'in', [0, ...classIds]),
        ),
      ]),
    )
    .execute();
}

/** Valid sessions, newest first. */
export function listSessions(db: Db, userId: number, now: number): Promise<Row<'session'>[]> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('superseded_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .execute();
}

type ProfileChange = Partial<
  Pick<
    Row<'user'>,
    | 'nickname'
    | 'nickname_eng'
    | 'avatar'
    | 'password_hash'
    | 'password_issued'
    | 'search_text'
    | 'wants_mail'
  >
>;

export async function updateProfile(db: Db, userId: number, change: ProfileChange): Promise<void> {
  if (Object.values(change).some((value) => value !== undefined))
    await db.updateTable('user').set(change).where('id', '=', userId).execute();
}

/** Ends the given sessions of the person, or all except one. Returns their number. */
export async function deleteSessions(
  db: Db,
  userId: number,
  sessionChoice: { hashes: readonly string[] } | { but: string },
): Promise<number> {
  const deletionQuery = db.deleteFrom('session').where('user_id', '=', userId);
  const { numDeletedRows } = await ('but' in sessionChoice
    ? deletionQuery.where('token_hash', '<>', sessionChoice.but)
    : deletionQuery.where('token_hash', 'in', sessionChoice.hashes)
  ).executeTakeFirst();
  return Number(numDeletedRows);
}
