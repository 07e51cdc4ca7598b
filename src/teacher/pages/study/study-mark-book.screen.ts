import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import type { ClassFilter } from '#teacher/shared/class-filter/class-filter.ts';
import { type RawSearch, readId } from '#teacher/shared/search-params.ts';

const StudyMarkBookPage: RouteComponent = lazyRouteComponent(
  () => import('./study-mark-book.page.tsx'),
  'StudyMarkBookPage',
);

export const studyMarkBookScreen = createScreen('studyMarkBook', {
  readSearch: (raw: RawSearch): ClassFilter => ({
    calendar_id: readId(raw['calendar_id']),
    class_id: readId(raw['class_id']),
    subject_id: readId(raw['subject_id']),
  }),
  page: StudyMarkBookPage,
  isLight: true,
});
