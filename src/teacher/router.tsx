import { createRoute, createRouter, type ErrorRouteComponent, redirect } from '@tanstack/react-router';
import { PageFailed } from '#teacher/features/shell/page-failed.tsx';
import { PageLoading } from '#teacher/features/shell/page-loading.tsx';
import { loginScreen } from '#teacher/pages/login.screen.ts';
import { notFoundScreen } from '#teacher/pages/not-found.screen.ts';
import { passwordScreen } from '#teacher/pages/password.screen.ts';
import { setupScreen } from '#teacher/pages/setup.screen.ts';
import { parseSearch, stringifySearch } from '#teacher/shared/search-params.ts';
import { rootRoute, shellRoute } from './parent-routes.tsx';
import { screenInfos } from './screen-list.ts';
import { screens } from './screens.ts';

const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true });
  },
});

/** Sections of the menu, such as `/unit`, lead to their screen; every other unknown path leads to /404. */
const anyOtherRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: ({ location: { pathname } }) => {
    // As for the paths of screens, capitals and a slash at the end do not count.
    const section = pathname.toLowerCase().replace(/\/+$/, '');
    const screen = screenInfos.find(({ menu }) => menu?.section.toLowerCase() === section);
    throw redirect({ to: screen?.path ?? '/404', replace: true });
  },
});

// The type is written out: the component uses the router's type.
const failedComponent: ErrorRouteComponent = PageFailed;

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    loginScreen,
    notFoundScreen,
    setupScreen,
    passwordScreen,
    startRoute,
    shellRoute.addChildren(screens),
    anyOtherRoute,
  ]),
  parseSearch,
  stringifySearch,
  // Pages send the search parameters to the server, so the router drops those that the screen does not read.
  search: { strict: true },
  defaultPreload: 'intent',
  defaultPendingComponent: PageLoading,
  defaultErrorComponent: failedComponent,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
