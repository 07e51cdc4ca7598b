import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { defineMessages } from '#contract/language.ts';
import { rootRoute } from '#teacher/parent-routes.tsx';

const SetupPage: RouteComponent = lazyRouteComponent(() => import('./setup.page.tsx'), 'SetupPage');

const messages = defineMessages({
  title: { en: 'Set up the school', 'zh-hk': '設定學校', 'zh-cn': '设置学校' },
});

/** Sets up a new school. The address has its token after the #, a part that browsers never send. */
export const setupScreen = createRoute({
  getParentRoute: () => rootRoute,
  path: '/setup',
  component: SetupPage,
  staticData: { screen: { path: '/setup', messages } },
});
