import type { Language } from '#contract/language.ts';
import { chooseName, formatStudentName } from '#server/choose-names.ts';
import type { Db } from '#server/database/database.ts';
import { toNameById } from '#server/features/audit-search/named-rows.repository.ts';

/** Queries of names that depend on the language of the reader. */

/** Names of people. */
export async function readPeopleNames(db: Db, ids: ReadonlySet<number>, lang: Language) {
  if (ids.size === 0) return new Map<number, string>();
  const rows = await db
    .selectFrom('user')
    .select(['id', 'name', 'nickname_eng'])
    .where('id', 'in', [...ids])
    .execute();
  return toNameById(rows.map((row) => ({ id: row.id, name: formatStudentName(row, lang) })));
}

/** Names of subjects. */
export async function readSubjectNames(db: Db, ids: ReadonlySet<number>, lang: Language) {
  if (ids.size === 0) return new Map<number, string>();
  const rows = await db
    .selectFrom('subject')
    .select(['id', 'name', 'name_eng'])
    .where('id', 'in', [...ids])
    .execute();
  return toNameById(rows.map(({ id, name, name_eng }) => ({ id, name: chooseName(name, name_eng, lang) })));
}
