import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import { type RawSearch, readId } from '#teacher/shared/search-params.ts';

/** Three addresses of the editor share one page, so that a new activity keeps its place when it gets an id. */
const ActivityEditPage: RouteComponent = lazyRouteComponent(
  () => import('./activity-edit.page.tsx'),
  'ActivityEditPage',
);

/** Reads the unit that the teacher came from; a new activity is meant for it. */
export const readTargetUnit = (raw: RawSearch): { unit_id?: number | undefined } => ({
  unit_id: readId(raw['unit_id']),
});

export const activityAddScreen = createScreen('activityAdd', {
  readSearch: readTargetUnit,
  page: ActivityEditPage,
});

export const activityEditScreen = createScreen('activityEdit', {
  readSearch: readTargetUnit,
  page: ActivityEditPage,
});

export const activityCopyScreen = createScreen('activityCopy', {
  page: ActivityEditPage,
});
