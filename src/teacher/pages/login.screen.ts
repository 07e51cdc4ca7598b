import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { defineMessages } from '#contract/language.ts';
import { rootRoute } from '#teacher/parent-routes.tsx';
import { type RawSearch, readText } from '#teacher/shared/search-params.ts';

const LoginPage: RouteComponent = lazyRouteComponent(() => import('./login.page.tsx'), 'LoginPage');

const messages = defineMessages({ title: { en: 'Sign in', 'zh-hk': '登入', 'zh-cn': '登录' } });

export const loginScreen = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: (raw: RawSearch): { redirect?: string | undefined } => ({
    redirect: readText(raw['redirect']),
  }),
  component: LoginPage,
  staticData: { screen: { path: '/login', messages } },
});
