import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#teacher/parent-routes.tsx';
import { outerScreenList } from '#teacher/screen-list.ts';

const SetupPage: RouteComponent = lazyRouteComponent(() => import('./setup.page.tsx'), 'SetupPage');

/** Sets up a new school. The address has its token after the #, a part that browsers never send. */
export const setupScreen = createRoute({
  getParentRoute: () => rootRoute,
  path: outerScreenList.setup.path,
  component: SetupPage,
  staticData: { screen: outerScreenList.setup },
});
