import { type ImportKind, importKinds } from '#contract/import/import-columns.ts';
import { type AuditSearch, readAuditSearch } from '#teacher/features/audit-search/audit-search.ts';
import { type DeletedSearch, readDeletedSearch } from '#teacher/features/deleted/deleted-search.ts';
import { type PeopleSearch, readPeopleSearch } from '#teacher/features/people/people-search.ts';
import { readId, readOneOf } from '#teacher/shared/search-params.ts';

/** The sections in their order; `setting-sections.ts` has their titles and contents. */
export const sectionNames = [
  'school',
  'sign_in',
  'terms',
  'classes',
  'subjects',
  'people',
  'import',
  'new_term',
  'types',
  'dimensions',
  'words',
  'audit',
  'storage',
  'deleted',
] as const;
export type SectionName = (typeof sectionNames)[number];

/**
 * The search parameters of the setting page. `section` absent = the first one. The other parameters belong to the shown
 * section: `id` is a single person or thing, `keyword` and `offset` are for its list.
 */
export type SettingSearch = AuditSearch &
  DeletedSearch &
  PeopleSearch & {
    section?: SectionName | undefined;
    id?: number | undefined;
    /** The school year whose classes are listed; absent: the current one. */
    term?: number | undefined;
    /** The kind of lines to show of an imported list. */
    compare?: ImportKind | undefined;
  };

export function readSettingSearch(raw: Record<string, unknown>): SettingSearch {
  return {
    section: readOneOf(raw['section'], sectionNames),
    id: readId(raw['id']),
    term: readId(raw['term']),
    compare: readOneOf(raw['compare'], importKinds),
    ...readAuditSearch(raw),
    ...readDeletedSearch(raw),
    ...readPeopleSearch(raw),
  };
}
