import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import type { ActivitySearch } from '#teacher/features/activities/list/list-search.ts';
import { readActivitySearch } from '#teacher/pages/activities/read-activity-search.ts';
import type { RawSearch } from '#teacher/shared/search-params.ts';

const TravelListPage: RouteComponent = lazyRouteComponent(
  () => import('./travel-list.page.tsx'),
  'TravelListPage',
);

export const travelListScreen = createScreen('travelList', {
  readSearch: (raw: RawSearch): ActivitySearch => ({ ...readActivitySearch(raw), type: undefined }),
  page: TravelListPage,
});
