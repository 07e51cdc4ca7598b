import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { defineMessages } from '#contract/language.ts';
import { rootRoute } from '#teacher/parent-routes.tsx';

const SetupPage: RouteComponent = lazyRouteComponent(() => import('./setup.page.tsx'), 'SetupPage');

const messages = defineMessages({
  title: { en: 'Set up the school', 'zh-hk': '設定學校', 'zh-cn': '设置学校' },
});

/** The first run. Its token follows the # of the address: browsers never send that part. */
export const setupScreen = createRoute({
  getParentRoute: () => rootRoute,
  path: '/setup',
  component: SetupPage,
  staticData: { screen: { path: '/setup', messages } },
});
