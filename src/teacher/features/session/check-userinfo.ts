import type { Userinfo } from '#teacher/shared/session-store.ts';

/** Why the person may not work here; a key of the session's messages. */
export type UserinfoProblem = 'verification_failed' | 'error_user_group' | 'roles_missing';

/** The person of a sign-in or info reply, or what is wrong with it. The reply is not trusted to be whole. */
export function checkUserinfo(userinfo: Partial<Userinfo> | null | undefined): UserinfoProblem | undefined {
  if (!userinfo) return 'verification_failed';
  if (userinfo.user_group !== 'teacher') return 'error_user_group';
  if (!Array.isArray(userinfo.roles) || userinfo.roles.length === 0) return 'roles_missing';
  return undefined;
}
