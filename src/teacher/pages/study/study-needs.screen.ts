import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import type { NeedScope } from '#teacher/features/study/needs/use-needs.ts';
import { type RawSearch, readId } from '#teacher/shared/search-params.ts';

const StudyNeedsPage: RouteComponent = lazyRouteComponent(
  () => import('./study-needs.page.tsx'),
  'StudyNeedsPage',
);

export const studyNeedsScreen = createScreen('studyNeeds', {
  readSearch: (raw: RawSearch): NeedScope => ({
    class_id: readId(raw['class_id']),
    subject_id: readId(raw['subject_id']),
  }),
  page: StudyNeedsPage,
  isLight: true,
});
