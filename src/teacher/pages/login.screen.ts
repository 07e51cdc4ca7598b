import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#teacher/parent-routes.tsx';
import { outerScreenList } from '#teacher/screen-list.ts';
import { type RawSearch, readText } from '#teacher/shared/search-params.ts';

const LoginPage: RouteComponent = lazyRouteComponent(() => import('./login.page.tsx'), 'LoginPage');

export const loginScreen = createRoute({
  getParentRoute: () => rootRoute,
  path: outerScreenList.login.path,
  validateSearch: (raw: RawSearch): { redirect?: string | undefined } => ({
    redirect: readText(raw['redirect']),
  }),
  component: LoginPage,
  staticData: { screen: outerScreenList.login },
});
