import { activityStatusTexts } from '#contract/choices.ts';
import { type ActivitySearch, sortChoices } from '#teacher/features/activities/list/list-search.ts';
import { readSorting } from '#teacher/shared/lists/sorting.ts';
import { type RawSearch, readId, readOffset, readOneOf, readText } from '#teacher/shared/search-params.ts';

/** Reads the filters, the order and the page of a list of activities from its address. */
export const readActivitySearch = (raw: RawSearch): ActivitySearch => ({
  type: readText(raw['type']),
  status: readOneOf(raw['status'], activityStatusTexts),
  subject_id: readId(raw['subject_id']),
  keyword: readText(raw['keyword']),
  all: readOneOf(raw['all'], [1]),
  ...readSorting(raw, sortChoices),
  offset: readOffset(raw['offset']),
});
