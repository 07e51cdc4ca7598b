import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import * as accounts from '#server/features/school/administrators.repository.ts';
import type { PreparedAdministrator } from '#server/features/school/prepare-administrator.service.ts';

/** Stores administrators. */

/**
 * Stores an administrator and returns the id. `actor_id` is undefined if they create their own account. Refuses
 * 'email_taken'.
 */
export async function insertAdministrator(
  tx: Db,
  { email, ...columns }: PreparedAdministrator,
  { at, actor_id }: { at: number; actor_id: number | null | undefined },
): Promise<number> {
  if (await accounts.findAccount(tx, email)) throw new AppError('email_taken');
  const roles = ['teacher', 'admin'];
  const id = await accounts.insertPerson(tx, {
    ...columns,
    email,
    nickname: columns.name,
    nickname_eng: '',
    avatar: '',
    user_group: 'teacher',
    roles: JSON.stringify(roles),
    language: '',
    is_active: 1,
    guest_courseware_id: null,
    created_at: at,
  });
  await recordAudit(tx, {
    at,
    actor_id: actor_id === undefined ? id : actor_id,
    action: 'person.add',
    subject_kind: 'user',
    subject_id: id,
    user_id: id,
    after: { name: columns.name, email, roles },
  });
  return id;
}
