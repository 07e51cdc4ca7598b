import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { defineMessages } from '#contract/language.ts';
import { rootRoute } from '#teacher/parent-routes.tsx';

const NotFoundPage: RouteComponent = lazyRouteComponent(() => import('./not-found.page.tsx'), 'NotFoundPage');

const messages = defineMessages({
  title: { en: 'Page not found', 'zh-hk': '找不到頁面', 'zh-cn': '找不到页面' },
});

export const notFoundScreen = createRoute({
  getParentRoute: () => rootRoute,
  path: '/404',
  component: NotFoundPage,
  staticData: { screen: { path: '/404', messages } },
});
