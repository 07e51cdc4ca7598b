import type { Userinfo } from '#teacher/shared/session-store.ts';

/** Why the person may not use the teacher app; a key of the session's messages. */
export type UserinfoProblem = 'verification_failed' | 'error_user_group' | 'roles_missing';

/** Checks the person in a reply of sign-in or user info; undefined = valid. The reply may be incomplete. */
export function checkUserinfo(userinfo: Partial<Userinfo> | null | undefined): UserinfoProblem | undefined {
  if (!userinfo) return 'verification_failed';
  if (userinfo.user_group !== 'teacher') return 'error_user_group';
  if (!Array.isArray(userinfo.roles) || userinfo.roles.length === 0) return 'roles_missing';
  return undefined;
}
