import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import { prefetchUnits } from '#teacher/features/units/prefetch-units.ts';
import { readClassListSearch } from '#teacher/shared/class-filter/class-filter.ts';

const UnitListPage: RouteComponent = lazyRouteComponent(() => import('./unit-list.page.tsx'), 'UnitListPage');

export const unitListScreen = createScreen('unitList', {
  readSearch: readClassListSearch,
  prefetch: (search) => prefetchUnits(search),
  page: UnitListPage,
  isLight: true,
});
