import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#teacher/parent-routes.tsx';
import { outerScreenList } from '#teacher/screen-list.ts';

const NotFoundPage: RouteComponent = lazyRouteComponent(() => import('./not-found.page.tsx'), 'NotFoundPage');

export const notFoundScreen = createRoute({
  getParentRoute: () => rootRoute,
  path: outerScreenList.notFound.path,
  component: NotFoundPage,
  staticData: { screen: outerScreenList.notFound },
});
