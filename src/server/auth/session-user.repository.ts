import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';

const selectSessionUser = compileOnce((db, { tokenHash }: { tokenHash: string }) =>
  db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.user_id')
    .select([
      'user.id',
      'user.user_group',
      'user.roles',
      'user.name',
      'user.nickname',
      'user.nickname_eng',
      'user.avatar',
      'user.is_active',
      'user.is_demo',
      'user.password_issued',
      'user.guest_courseware_id',
      'session.expires_at',
      'session.superseded_at',
      'session.used_at',
    ])
    .where('session.token_hash', '=', tokenHash),
);

/** The person of a token's hash, with the facts that decide whether the session is valid. */
export async function findSessionUser(db: Db, tokenHash: string) {
  return (await selectSessionUser(db, { tokenHash }))[0];
}

/** Records that a session is used, unless that was recorded after `before`. */
export async function recordSessionUse(
  db: Db,
  tokenHash: string,
  now: number,
  recordedBefore: number,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', '<=', recordedBefore)
    .execute();
}
