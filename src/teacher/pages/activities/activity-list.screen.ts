import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { activityStatusTexts } from '#contract/choices.ts';
import { createScreen } from '#teacher/create-screen.ts';
import { type ActivitySearch, sortChoices } from '#teacher/features/activities/list/list-search.ts';
import { readSorting } from '#teacher/shared/lists/sorting.ts';
import { type RawSearch, readId, readOffset, readOneOf, readText } from '#teacher/shared/search-params.ts';

const ActivityListPage: RouteComponent = lazyRouteComponent(
  () => import('./activity-list.page.tsx'),
  'ActivityListPage',
);

export const activityListScreen = createScreen('activityList', {
  readSearch: (raw: RawSearch): ActivitySearch => ({
    type: readText(raw['type']),
    status: readOneOf(raw['status'], activityStatusTexts),
    subject_id: readId(raw['subject_id']),
    keyword: readText(raw['keyword']),
    all: readOneOf(raw['all'], [1]),
    ...readSorting(raw, sortChoices),
    offset: readOffset(raw['offset']),
  }),
  page: ActivityListPage,
});
