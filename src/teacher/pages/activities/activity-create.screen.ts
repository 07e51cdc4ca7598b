import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import { readTargetUnit } from './activity-edit.screen.ts';

const ActivityCreatePage: RouteComponent = lazyRouteComponent(
  () => import('./activity-create.page.tsx'),
  'ActivityCreatePage',
);

export const activityCreateScreen = createScreen('activityCreate', {
  readSearch: readTargetUnit,
  page: ActivityCreatePage,
});
