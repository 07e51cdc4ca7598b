import type { Language } from '#contract/language.ts';
import type { Db } from '#server/database/database.ts';
import { namedTables, readTable } from '#server/features/audit-search/named-rows.repository.ts';
import { readPeople, readSubjects } from '#server/features/audit-search/translated-names.repository.ts';

/** Names of the things to which audit entries refer by id. */

export type NamedKind = (typeof namedTables)[number] | 'subject' | 'user';

export type Ids = Readonly<Record<NamedKind, ReadonlySet<number>>>;
export type Names = Readonly<Record<NamedKind, ReadonlyMap<number, string>>>;

/** Runs one query for each kind with ids. Deleted things that are still stored have names. */
export async function readNames(db: Db, ids: Ids, lang: Language): Promise<Names> {
  const others = await Promise.all(namedTables.map((table) => readTable(db, table, ids[table])));
  const [calendar, schoolClass, courseware, groupSet, group] = others;
  const none = new Map<number, string>();
  return {
    calendar: calendar ?? none,
    class: schoolClass ?? none,
    courseware_record: courseware ?? none,
    group_set_record: groupSet ?? none,
    student_group: group ?? none,
    subject: await readSubjects(db, ids.subject, lang),
    user: await readPeople(db, ids.user, lang),
  };
}
