import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import { readActivitySearch } from './read-activity-search.ts';

const ActivityListPage: RouteComponent = lazyRouteComponent(
  () => import('./activity-list.page.tsx'),
  'ActivityListPage',
);

export const activityListScreen = createScreen('activityList', {
  readSearch: readActivitySearch,
  page: ActivityListPage,
});
