import type { Language } from '#contract/language.ts';
import type { Db } from '#server/database/database.ts';
import { namedTables, readTableNames } from '#server/features/audit-search/named-rows.repository.ts';
import {
  readPeopleNames,
  readSubjectNames,
} from '#server/features/audit-search/translated-names.repository.ts';

/** Names of the things to which audit entries refer by id. */

export type NamedKind = (typeof namedTables)[number] | 'subject' | 'user';

export type IdsByKind = Readonly<Record<NamedKind, ReadonlySet<number>>>;
export type NamesByKind = Readonly<Record<NamedKind, ReadonlyMap<number, string>>>;

/** Runs one query for each kind with ids. Deleted things that are still stored have names. */
export async function readNamesByKind(db: Db, ids: IdsByKind, lang: Language): Promise<NamesByKind> {
  const namesByTable = await Promise.all(namedTables.map((table) => readTableNames(db, table, ids[table])));
  const [calendar, schoolClass, courseware, groupSet, group] = namesByTable;
  const noNames = new Map<number, string>();
  return {
    calendar: calendar ?? noNames,
    class: schoolClass ?? noNames,
    courseware_record: courseware ?? noNames,
    group_set_record: groupSet ?? noNames,
    student_group: group ?? noNames,
    subject: await readSubjectNames(db, ids.subject, lang),
    user: await readPeopleNames(db, ids.user, lang),
  };
}
