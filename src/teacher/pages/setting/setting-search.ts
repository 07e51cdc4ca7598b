import { type AuditSearch, readAuditSearch } from '#teacher/features/audit-search/audit-search.ts';
import { type ClassSearch, readClassSearch } from '#teacher/features/classes/class-search.ts';
import { type DeletedSearch, readDeletedSearch } from '#teacher/features/deleted/deleted-search.ts';
import { type ImportSearch, readImportSearch } from '#teacher/features/import/import-search.ts';
import { type PeopleSearch, readPeopleSearch } from '#teacher/features/people/people-search.ts';
import {
  type RosterResultsSearch,
  readRosterResultsSearch,
} from '#teacher/features/school/roster-results/roster-results-search.ts';
import { readOneOf } from '#teacher/shared/search-params.ts';

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
  'record_store',
  'roster_results',
  'audit',
  'storage',
  'deleted',
] as const;
export type SectionName = (typeof sectionNames)[number];

/**
 * The search parameters of the setting page. `section` absent = the first one. The others belong to the shown section;
 * some have the same name in several.
 */
export type SettingSearch = AuditSearch &
  ClassSearch &
  DeletedSearch &
  ImportSearch &
  PeopleSearch &
  RosterResultsSearch & { section?: SectionName | undefined };

export function readSettingSearch(raw: Record<string, unknown>): SettingSearch {
  return {
    section: readOneOf(raw['section'], sectionNames),
    ...readAuditSearch(raw),
    ...readClassSearch(raw),
    ...readDeletedSearch(raw),
    ...readImportSearch(raw),
    ...readPeopleSearch(raw),
    ...readRosterResultsSearch(raw),
  };
}
