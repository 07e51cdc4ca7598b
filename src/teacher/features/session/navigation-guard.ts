import { redirect } from '@tanstack/react-router';
import type { ScreenInfo } from '#teacher/screen-info.ts';
import { getUserinfo, setUserinfo, type Userinfo } from '#teacher/shared/session-store.ts';
import { call, TransportError } from '#ui/api/call.ts';
import { clearToken, getToken } from '#ui/api/session-token.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { loadCdnUrl } from '#ui/media-url.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { checkUserinfo } from './check-userinfo.ts';
import { decideNavigation } from './decide-navigation.ts';
import { sessionMessages } from './messages.ts';

/** Runs before each navigation: loads the signed-in person and the school, and checks the person's rights. */

type NavigationTarget = { href: string; screen: ScreenInfo | undefined };

/** Tries twice, so that a weak Wi-Fi does not end the session. */
async function fetchUserinfo(token: string): Promise<Userinfo> {
  const fetchOnce = () => call('GET /user/info', { token }, { quiet: true });
  const { userinfo } = await fetchOnce().catch((error: unknown) => {
    if (error instanceof TransportError) return fetchOnce();
    throw error;
  });
  const problem = checkUserinfo(userinfo);
  if (problem) throw new Error(translate(sessionMessages, problem));
  return userinfo;
}

let pendingUserinfo: Promise<Userinfo> | undefined;

/** Signs out if the person cannot be loaded. Navigations in quick succession share one call. */
async function loadUserinfo(token: string): Promise<void> {
  pendingUserinfo ??= fetchUserinfo(token).finally(() => {
    pendingUserinfo = undefined;
  });
  try {
    setUserinfo(await pendingUserinfo);
  } catch (error) {
    clearToken();
    const text = error instanceof Error ? error.message : '';
    showToast('error', text || translate(sessionMessages, 'has_error'));
  }
}

export async function guardNavigation({ href, screen }: NavigationTarget): Promise<void> {
  const decide = () => decideNavigation(screen, getToken() !== undefined, getUserinfo()?.roles);
  const token = getToken();
  if (!token) setUserinfo(undefined);
  if (token && decide() === 'load_userinfo') {
    // Loads both before any page, because forms need the school's clock from the beginning.
    await Promise.all([loadUserinfo(token), loadCdnUrl()]);
  }
  switch (decide()) {
    case 'start_page':
      throw redirect({ to: '/', replace: true });
    case 'sign_in':
    case 'load_userinfo':
      throw redirect({ to: '/login', search: { redirect: href }, replace: true });
    case 'not_found':
      throw redirect({ to: '/404', replace: true });
    case 'allow':
      return;
  }
}
