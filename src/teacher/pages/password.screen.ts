import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#teacher/parent-routes.tsx';
import { outerScreenList } from '#teacher/screen-list.ts';

const PasswordPage: RouteComponent = lazyRouteComponent(() => import('./password.page.tsx'), 'PasswordPage');

/** Replaces a forgotten password. The mailed link has its token after the #, a part that browsers never send. */
export const passwordScreen = createRoute({
  getParentRoute: () => rootRoute,
  path: outerScreenList.password.path,
  component: PasswordPage,
  staticData: { screen: outerScreenList.password },
});
