import type { ApiInput } from '#contract/api.ts';
import { type Difficulty, type ExamVisibility, examSorts } from '#contract/choices.ts';

/** The tab, filters, order and page of Course Resources, kept in the address. Without an order, the newest come first. */
export type ExamSearch = {
  tab?: 'papers' | undefined;
  keyword?: string | undefined;
  subject_id?: number | undefined;
  grade?: number | undefined;
  year?: number | undefined;
  kind?: string | undefined;
  difficulty?: Difficulty | undefined;
  tag?: string | undefined;
  visibility?: ExamVisibility | undefined;
  own?: 1 | undefined;
  /** 1: drafts; 0: what can be used. */
  draft?: 0 | 1 | undefined;
  sort?: (typeof otherSorts)[number] | undefined;
  offset?: number | undefined;
  /** The question that is looked at. */
  look?: number | undefined;
};

export const pageSize = 50;
export const otherSorts = examSorts.filter((sort) => sort !== 'newest');

/** Changing a filter or the order leads back to the first page. */
export function changeSearch(search: ExamSearch, change: ExamSearch): ExamSearch {
  return { ...search, offset: undefined, ...change };
}

const readFilters = ({ tab: _tab, sort: _sort, offset: _offset, look: _look, ...filters }: ExamSearch) =>
  filters;

export function isFiltered(search: ExamSearch): boolean {
  return Object.values(readFilters(search)).some((value) => value !== undefined);
}

export function clearFilters({ tab, sort }: ExamSearch): ExamSearch {
  return { tab, sort };
}

/** How many of the filters are set that only the button for more of them shows. */
export function countMoreFilters({ year, difficulty, tag, own, visibility, draft }: ExamSearch): number {
  return [year, difficulty, tag, own, visibility, draft].filter((value) => value !== undefined).length;
}

/** Kinds and drafts are of questions alone: the other tab leaves them out. */
export function switchTab(search: ExamSearch, tab: ExamSearch['tab']): ExamSearch {
  return { ...search, tab, kind: undefined, draft: undefined, offset: undefined, look: undefined };
}

export function toListInput(search: ExamSearch): ApiInput<'GET /exam/question_list'> {
  const { keyword, kind, draft, own, ...filters } = readFilters(search);
  const ofQuestions = search.tab ? {} : { kind, ...(draft !== undefined && { draft: draft === 1 }) };
  return {
    filter: JSON.stringify({ ...filters, ...ofQuestions, ...(own && { own: true }) }),
    keyword,
    sort: search.sort ?? 'newest',
    offset: search.offset ?? 0,
    limit: pageSize,
  };
}
