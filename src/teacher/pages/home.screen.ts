import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { defineMessages } from '#contract/language.ts';
import { createScreen } from '#teacher/create-screen.ts';
import { type RawSearch, readId } from '#teacher/shared/search-params.ts';
import { prefetch } from '#ui/api/call.ts';

const HomePage: RouteComponent = lazyRouteComponent(() => import('./home.page.tsx'), 'HomePage');

export const homeScreen = createScreen({
  path: '/home',
  messages: defineMessages({
    title: { en: 'Home', 'zh-hk': '主頁', 'zh-cn': '首页', 'zh-tw': '首頁' },
  }),
  menu: { icon: 'home', section: '/home' },
  readSearch: (raw: RawSearch): { calendar_id?: number | undefined } => ({
    calendar_id: readId(raw['calendar_id']),
  }),
  prefetch: () => prefetch('GET /teacher/index', {}),
  page: HomePage,
});
