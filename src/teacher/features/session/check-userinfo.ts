import type { Userinfo } from '#teacher/shared/session-store.ts';

/** The reason why a person may not use the teacher app, as a key of the session's messages. */
export type UserinfoProblem = 'verification_failed' | 'error_user_group' | 'roles_missing';

/** Checks the person in a reply of the server, which may be incomplete. Undefined: the person may use the app. */
export function checkUserinfo(userinfo: Partial<Userinfo> | null | undefined): UserinfoProblem | undefined {
  if (!userinfo) return 'verification_failed';
  if (userinfo.user_group !== 'teacher') return 'error_user_group';
  if (!Array.isArray(userinfo.roles) || userinfo.roles.length === 0) return 'roles_missing';
  return undefined;
}
