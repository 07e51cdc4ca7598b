import { redirect } from '@tanstack/react-router';
import { checkUserinfo } from '#teacher/features/session/check-userinfo.ts';
import { decideNavigation } from '#teacher/features/session/decide-navigation.ts';
import { sessionMessages } from '#teacher/features/session/messages.ts';
import { getUserinfo, setUserinfo, type Userinfo } from '#teacher/shared/session-store.ts';
import { call, TransportError } from '#ui/api/call.ts';
import { clearToken, getToken } from '#ui/api/session-token.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';

/** Runs before each navigation: who may go where, and who is this at all. */

type Target = { href: string; routePath: string | undefined };

/** A weak Wi-Fi gets a second chance before it costs the session. */
async function askWho(token: string): Promise<Userinfo> {
  const ask = () => call('GET /user/info', { token }, { quiet: true });
  const { userinfo } = await ask().catch((error: unknown) => {
    if (error instanceof TransportError) return ask();
    throw error;
  });
  const problem = checkUserinfo(userinfo);
  if (problem) throw new Error(translate(sessionMessages, problem));
  return userinfo;
}

let asking: Promise<Userinfo> | undefined;

/** Navigations that follow each other closely share one question. */
async function learnWho(token: string): Promise<void> {
  asking ??= askWho(token).finally(() => {
    asking = undefined;
  });
  try {
    setUserinfo(await asking);
  } catch (error) {
    clearToken();
    const text = error instanceof Error ? error.message : '';
    showToast('error', text || translate(sessionMessages, 'has_error'));
  }
}

export async function guardNavigation({ href, routePath }: Target): Promise<void> {
  const decide = () => decideNavigation(routePath, getToken() !== undefined, getUserinfo()?.roles);
  const token = getToken();
  if (!token) setUserinfo(undefined);
  if (token && decide().go === 'ask_who') await learnWho(token);
  switch (decide().go) {
    case 'start':
      throw redirect({ to: '/', replace: true });
    case 'sign_in':
    case 'ask_who':
      throw redirect({ to: '/login', search: { redirect: href }, replace: true });
    case 'not_found':
      throw redirect({ to: '/404', replace: true });
    case 'on':
      return;
  }
}
