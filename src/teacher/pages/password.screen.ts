import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { defineMessages } from '#contract/language.ts';
import { rootRoute } from '#teacher/parent-routes.tsx';

const PasswordPage: RouteComponent = lazyRouteComponent(() => import('./password.page.tsx'), 'PasswordPage');

const messages = defineMessages({
  title: { en: 'Choose a new password', 'zh-hk': '重設密碼', 'zh-cn': '重设密码' },
});

/** Replaces a forgotten password. The mailed link has its token after the #, a part that browsers never send. */
export const passwordScreen = createRoute({
  getParentRoute: () => rootRoute,
  path: '/password',
  component: PasswordPage,
  staticData: { screen: { path: '/password', messages } },
});
