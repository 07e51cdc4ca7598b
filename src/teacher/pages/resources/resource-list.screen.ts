import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { difficulties } from '#contract/choices.ts';
import { selectableLanguages } from '#contract/language.ts';
import { createScreen } from '#teacher/create-screen.ts';
import { type ResourceSearch, toResourceIndexInput } from '#teacher/features/resources/resource-search.ts';
import { type RawSearch, readId, readOneOf, readText } from '#teacher/shared/search-params.ts';
import { prefetch } from '#ui/api/call.ts';

const ResourceListPage: RouteComponent = lazyRouteComponent(
  () => import('./resource-list.page.tsx'),
  'ResourceListPage',
);

export const resourceListScreen = createScreen('resourceList', {
  readSearch: (raw: RawSearch): ResourceSearch => ({
    type: readText(raw['type']),
    subject_id: readId(raw['subject_id']),
    grade: readId(raw['grade']),
    difficulty: readOneOf(raw['difficulty'], difficulties),
    language: readOneOf(raw['language'], selectableLanguages),
    keyword: readText(raw['keyword']),
    liked: readOneOf(raw['liked'], [1]),
    own: readOneOf(raw['own'], [1]),
    sort: readOneOf(raw['sort'], ['likes', 'copies']),
    unit_id: readId(raw['unit_id']),
  }),
  prefetch: (search) => prefetch('GET /resource/index', { ...toResourceIndexInput(search), offset: 0 }),
  page: ResourceListPage,
  isLight: true,
});
