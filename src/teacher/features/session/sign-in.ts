import { checkUserinfo } from '#teacher/features/session/check-userinfo.ts';
import { sessionMessages } from '#teacher/features/session/messages.ts';
import { setSessionNotice } from '#teacher/features/session/session-notice.ts';
import { setUserinfo } from '#teacher/shared/session-store.ts';
import { call } from '#ui/api/call.ts';
import { clearToken, setToken } from '#ui/api/session-token.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';

export type SignInResult = 'signed_in' | 'not_a_teacher' | 'refused';

/** A session opened for somebody who may not work here is closed again. */
async function discardSession(token: string): Promise<void> {
  setToken(token);
  await call('POST /user/logout', {}, { quiet: true }).catch(() => undefined);
  clearToken();
}

/** Signs in; a refusal has been shown as a message when this resolves. */
export async function signIn(username: string, password: string): Promise<SignInResult> {
  const reply = await call('POST /user/login', { username: username.trim(), password }).catch(
    () => undefined,
  );
  if (!reply) return 'refused';
  const problem = checkUserinfo(reply.userinfo);
  if (problem) {
    if (reply.userinfo?.token) await discardSession(reply.userinfo.token);
    if (problem === 'select_teacher') return 'not_a_teacher';
    showToast('error', translate(sessionMessages, problem));
    return 'refused';
  }
  setToken(reply.userinfo.token);
  setUserinfo(reply.userinfo);
  setSessionNotice(undefined);
  return 'signed_in';
}
