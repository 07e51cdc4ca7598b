import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { defineMessages } from '#contract/language.ts';
import { rootRoute } from '#teacher/parent-routes.tsx';

const PasswordPage: RouteComponent = lazyRouteComponent(() => import('./password.page.tsx'), 'PasswordPage');

const messages = defineMessages({
  title: { en: 'Choose a new password', 'zh-hk': '重設密碼', 'zh-cn': '重设密码' },
});

/** A forgotten password. The token of the mailed link follows the # of the address: browsers never send that part. */
export const passwordScreen = createRoute({
  getParentRoute: () => rootRoute,
  path: '/password',
  component: PasswordPage,
  staticData: { screen: { path: '/password', messages } },
});
