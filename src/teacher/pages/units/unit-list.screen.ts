import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { defineMessages } from '#contract/language.ts';
import { createScreen } from '#teacher/create-screen.ts';
import { prefetchUnits } from '#teacher/features/units/prefetch-units.ts';
import { readClassListSearch } from '#teacher/shared/class-filter/class-filter.ts';

const UnitListPage: RouteComponent = lazyRouteComponent(() => import('./unit-list.page.tsx'), 'UnitListPage');

export const unitListScreen = createScreen({
  path: '/unit/list',
  messages: defineMessages({ title: { en: 'Units', 'zh-hk': '單元列表', 'zh-cn': '单元列表' } }),
  readSearch: readClassListSearch,
  prefetch: (search) => prefetchUnits(search),
  page: UnitListPage,
});
