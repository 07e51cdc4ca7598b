import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import { prefetchMyUnits } from '#teacher/features/units/prefetch-units.ts';
import { readClassListSearch } from '#teacher/shared/class-filter/class-filter.ts';

const MyUnitPage: RouteComponent = lazyRouteComponent(() => import('./my-unit.page.tsx'), 'MyUnitPage');

export const myUnitScreen = createScreen('myUnit', {
  readSearch: readClassListSearch,
  prefetch: prefetchMyUnits,
  page: MyUnitPage,
  isLight: true,
});
