import type { Language } from '#contract/language.ts';
import { chooseName, formatStudentName } from '#server/choose-names.ts';
import type { Db } from '#server/database/database.ts';

/** Names of the things to which audit entries refer by id. */

/** Tables whose rows have a name of their own. */
const namedTables = ['calendar', 'class', 'courseware_record', 'group_set_record', 'student_group'] as const;
export type NamedKind = (typeof namedTables)[number] | 'subject' | 'user';

export type Ids = Readonly<Record<NamedKind, ReadonlySet<number>>>;
export type Names = Readonly<Record<NamedKind, ReadonlyMap<number, string>>>;

type Named = { id: number; name: string };

const toMap = (rows: readonly Named[]) => new Map(rows.map(({ id, name }) => [id, name]));

async function readTable(
  db: Db,
  table: (typeof namedTables)[number],
  ids: ReadonlySet<number>,
): Promise<ReadonlyMap<number, string>> {
  if (ids.size === 0) return new Map();
  return toMap(
    await db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('id', 'in', [...ids])
      .execute(),
  );
}

async function readPeople(db: Db, ids: ReadonlySet<number>, lang: Language) {
  if (ids.size === 0) return new Map<number, string>();
  const rows = await db
    .selectFrom('user')
    .select(['id', 'name', 'nickname_eng'])
    .where('id', 'in', [...ids])
    .execute();
  return toMap(rows.map((row) => ({ id: row.id, name: formatStudentName(row, lang) })));
}

async function readSubjects(db: Db, ids: ReadonlySet<number>, lang: Language) {
  if (ids.size === 0) return new Map<number, string>();
  const rows = await db
    .selectFrom('subject')
    .select(['id', 'name', 'name_eng'])
    .where('id', 'in', [...ids])
    .execute();
  return toMap(rows.map(({ id, name, name_eng }) => ({ id, name: chooseName(name, name_eng, lang) })));
}

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
