import { mayOpenScreen, type ScreenInfo } from '#teacher/screen-info.ts';

export type NavigationDecision = 'allow' | 'start_page' | 'sign_in' | 'load_userinfo' | 'not_found';

/**
 * Decides whether a navigation may go on, or where it leads instead. `screen` is undefined for an unknown path,
 * `roles` until the person is known.
 */
export function decideNavigation(
  screen: ScreenInfo | undefined,
  hasToken: boolean,
  roles: readonly string[] | undefined,
): NavigationDecision {
  if (screen?.path === '/login') return hasToken ? 'start_page' : 'allow';
  // The pages for the first run and for a forgotten password check their own tokens.
  if (screen?.path === '/setup' || screen?.path === '/password') return 'allow';
  if (!hasToken) return 'sign_in';
  if (roles === undefined) return 'load_userinfo';
  // The router itself handles unknown paths.
  return screen === undefined || mayOpenScreen(screen, roles) ? 'allow' : 'not_found';
}
