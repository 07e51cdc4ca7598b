import type { ApiReply } from '#contract/api.ts';
import { resultCodes } from '#contract/codes.ts';
import { setUserinfo } from '#teacher/shared/session-store.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { call } from '#ui/api/call.ts';
import { clearToken, setToken } from '#ui/api/session-token.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { rememberIssuedPassword } from '#ui/profile/issued-password.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { checkUserinfo } from './check-userinfo.ts';
import { sessionMessages } from './messages.ts';
import { setSessionNotice } from './session-notice.ts';

export type SignInResult = 'signed_in' | 'error_user_group' | 'refused';

/** Closes the new session of a person who may not use the teacher app. */
async function discardSession(token: string): Promise<void> {
  setToken(token);
  await call('POST /user/logout', {}, { quiet: true }).catch(() => undefined);
  clearToken();
}

/** Whether a refusal must stay on the page, because a toast disappears before people can read it or act on it. */
function isLasting(error: ApiError): boolean {
  return error.retryAfterS > 0 || error.code === resultCodes.demo_only_here;
}

/** Signs in. Throws a refusal that must stay on the page; others are shown as a toast. */
export async function signIn(username: string, password: string): Promise<SignInResult> {
  const input = { username: username.trim(), password };
  const reply = await call('POST /user/login', input, { quiet: true }).catch((error: Error) => {
    if (error instanceof ApiError && isLasting(error)) throw error;
    showToast('error', error.message);
  });
  return reply ? acceptSession(reply.userinfo, password) : 'refused';
}

/** Uses the session that the server has opened. `password`: the typed one, if there is any. */
export async function acceptSession(
  userinfo: ApiReply<'POST /user/login'>['userinfo'],
  password?: string,
): Promise<SignInResult> {
  const problem = checkUserinfo(userinfo);
  if (problem) {
    if (userinfo?.token) await discardSession(userinfo.token);
    if (problem === 'error_user_group') return problem;
    showToast('error', translate(sessionMessages, problem));
    return 'refused';
  }
  if (userinfo.must_change_password && password !== undefined) rememberIssuedPassword(password);
  setToken(userinfo.token);
  setUserinfo(userinfo);
  setSessionNotice(undefined);
  return 'signed_in';
}
