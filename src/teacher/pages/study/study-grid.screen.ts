import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { defineMessages } from '#contract/language.ts';
import { createScreen } from '#teacher/create-screen.ts';
import { type RawSearch, readId } from '#teacher/shared/search-params.ts';

const StudyGridPage: RouteComponent = lazyRouteComponent(
  () => import('./study-grid.page.tsx'),
  'StudyGridPage',
);

export const studyGridScreen = createScreen({
  path: '/study-situation-view/grid',
  messages: defineMessages({
    title: { en: 'Live Grid', 'zh-hk': '即時作答情況', 'zh-cn': '实时作答情况' },
  }),
  ground: 'white',
  padding: 'slim',
  /** `courseware_id` is 0 when the address names no courseware. */
  readSearch: (raw: RawSearch) => ({ courseware_id: readId(raw['courseware_id']) ?? 0 }),
  page: StudyGridPage,
});
