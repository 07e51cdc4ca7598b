import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router';
import { guardNavigation } from '#teacher/features/session/navigation-guard.ts';
import { SessionWatch } from '#teacher/features/session/session-watch.tsx';
import { Root } from '#teacher/features/shell/root.tsx';
import { getUserinfo } from '#teacher/shared/session-store.ts';
import { getToken } from '#ui/api/session-token.ts';

/** The routes above the screens: the root of the app, and the shell with the menu around the screens of signed-in people. */

// The types of components are written out here and in the screens: pages use the router's type, so that it must not be
// inferred from the pages.
const RootWithSession: RouteComponent = () => <Root sessionWatch={<SessionWatch />} />;
const ShellRoute: RouteComponent = lazyRouteComponent(() => import('./shell-route.tsx'), 'ShellRoute');

function loadCode(loadPage: (() => unknown) | undefined): void {
  void ShellRoute.preload?.();
  loadPage?.();
}

export const rootRoute = createRootRoute({
  component: RootWithSession,
  beforeLoad: async ({ location, matches, preload }) => {
    if (preload) return;
    const match = matches.at(-1);
    const { screen, prefetch, loadPage } = match?.staticData ?? {};
    const pendingGuard = guardNavigation({ href: location.href, screen });
    if (getToken()) {
      // Loads the page's first replies and its code while the navigation guard still waits for the signed-in person.
      if (!getUserinfo()) prefetch?.(match?.search as never);
      // In a separate task, so that the requests are sent first.
      setTimeout(loadCode, 0, loadPage);
    }
    await pendingGuard;
  },
});

export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  component: ShellRoute,
});
