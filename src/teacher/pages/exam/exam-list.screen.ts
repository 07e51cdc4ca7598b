import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { difficulties, examVisibilities } from '#contract/choices.ts';
import { createScreen } from '#teacher/create-screen.ts';
import { type ExamSearch, otherSorts, toListInput } from '#teacher/features/exam/list/exam-search.ts';
import { type RawSearch, readId, readOffset, readOneOf, readText } from '#teacher/shared/search-params.ts';
import { prefetch } from '#ui/api/call.ts';

const ExamListPage: RouteComponent = lazyRouteComponent(() => import('./exam-list.page.tsx'), 'ExamListPage');

export const examListScreen = createScreen('examList', {
  readSearch: (raw: RawSearch): ExamSearch => ({
    tab: readOneOf(raw['tab'], ['papers']),
    keyword: readText(raw['keyword']),
    subject_id: readId(raw['subject_id']),
    grade: readId(raw['grade']),
    year: readId(raw['year']),
    kind: readText(raw['kind']),
    difficulty: readOneOf(raw['difficulty'], difficulties),
    tag: readText(raw['tag']),
    visibility: readOneOf(raw['visibility'], examVisibilities),
    own: readOneOf(raw['own'], [1]),
    draft: readOneOf(raw['draft'], [0, 1]),
    sort: readOneOf(raw['sort'], otherSorts),
    offset: readOffset(raw['offset']),
    look: readId(raw['look']),
  }),
  prefetch: (search) =>
    prefetch(search.tab ? 'GET /exam/paper_list' : 'GET /exam/question_list', toListInput(search)),
  page: ExamListPage,
  isLight: true,
});
