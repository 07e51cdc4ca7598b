import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import { type ClassFilter, toTermIndexInput } from '#teacher/shared/class-filter/class-filter.ts';
import { type RawSearch, readId } from '#teacher/shared/search-params.ts';
import { prefetch } from '#ui/api/call.ts';

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
  prefetch: ({ calendar_id, class_id, subject_id }) =>
    Promise.all([
      prefetch('GET /teacher/index', toTermIndexInput({ calendar_id })),
      class_id && subject_id && prefetch('GET /study/mark_book', { class_id, subject_id }),
    ]),
  page: StudyMarkBookPage,
  isLight: true,
});
