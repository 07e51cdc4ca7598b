import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { defineMessages } from '#contract/language.ts';
import { createScreen } from '#teacher/create-screen.ts';
import { prefetchMyUnits } from '#teacher/features/units/prefetch-units.ts';
import { readClassListSearch } from '#teacher/shared/class-filter/class-filter.ts';

const MyUnitPage: RouteComponent = lazyRouteComponent(() => import('./my-unit.page.tsx'), 'MyUnitPage');

export const myUnitScreen = createScreen({
  path: '/unit/condition',
  messages: defineMessages({ title: { en: 'My Unit', 'zh-hk': '我的單元', 'zh-cn': '我的单元' } }),
  menu: { icon: 'unit', section: '/unit' },
  readSearch: readClassListSearch,
  prefetch: prefetchMyUnits,
  page: MyUnitPage,
});
