import { type ImportKind, importKinds } from '#contract/import/import-columns.ts';
import { readId, readOneOf } from '#teacher/shared/search-params.ts';
import { type AuditSearch, readAuditSearch } from './audit/audit-search.ts';
import { type DeletedSearch, readDeletedSearch } from './deleted/deleted-search.ts';
import { type PeopleSearch, readPeopleSearch } from './people/people-search.ts';

/** The sections in their order; `setting-sections.ts` says what each shows. */
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
 * The search parameters of the setting page. `section` absent: the first. The others belong to the section that is shown:
 * `id` is the one thing it shows, `keyword` and `offset` are for its list.
 */
export type SettingSearch = AuditSearch &
  DeletedSearch &
  PeopleSearch & {
    section?: SectionName | undefined;
    id?: number | undefined;
    /** The school year whose classes are listed; absent: the current one. */
    term?: number | undefined;
    /** Of a list that is imported: the lines of one kind. */
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
