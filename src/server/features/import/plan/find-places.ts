import { gradeMax } from '#contract/limits.ts';
import type { PeopleList } from '#server/features/import/reading/people-list.ts';
import type { CheckedRow } from './check-cells.ts';
import { nameKey, type PlanWrites, type SchoolState } from './plan-types.ts';

/** Finds the classes named in lines, and lists classes and subjects that the school lacks. */

type ListedClass = { name: string; source_id: string; grade: string };
type Known = { classes: Map<string, string>; subjects: Map<string, string> };

export type Places = Known & {
  listed: ReadonlyMap<string, ListedClass>;
  /** Keys of the school's classes and of the classes named in lines. */
  named: ReadonlySet<string>;
  /** The file's format separates one teaching from the next. */
  isStructured: boolean;
  makesMissing: boolean;
  /** Classes and subjects that lines name and the school lacks, in the order of the file. */
  missing: Pick<PlanWrites, 'classes' | 'subjects'>;
  /**
   * Unknown names while the person does not allow creating classes and subjects: by key, and the lines that name
   * them.
   */
  lacking: { classes: Map<string, string>; subjects: Map<string, string>; lines: Set<number> };
};

const chineseDigits = '一二三四五六';

/** The grade in a class name such as 4A, S4A or 中四甲; null if there is none. */
export function gradeOfName(name: string): number | null {
  const digits = /\d+/.exec(name.normalize('NFKC'))?.[0];
  const chinese = [...name].find((sign) => chineseDigits.includes(sign));
  const first = digits && digits.length > 2 ? digits[0] : digits;
  const grade = first ? Number(first) : chineseDigits.indexOf(chinese ?? '-') + 1;
  return grade >= 1 && grade <= gradeMax ? grade : null;
}

/** Classes named in lines, in the column for the class or as the first word of a teaching. */
function listNamed(rows: readonly CheckedRow[]): string[] {
  return rows.flatMap(({ className, teachings }) => [
    ...(className === '' ? [] : [className]),
    ...teachings.map((text) => text.split(' ')[0] ?? ''),
  ]);
}

/** A class is also recognised by its id in the school's records, even if its name is written differently. */
export function createPlaces(
  school: SchoolState,
  list: Pick<PeopleList, 'format' | 'classes'>,
  rows: readonly CheckedRow[],
  makesMissing: boolean,
): Places {
  const listedClasses = new Map(list.classes.map((one) => [nameKey(one.name), one]));
  const classes = new Map(school.classes.map(({ name }) => [nameKey(name), nameKey(name)]));
  const byId = new Map(school.classes.map(({ source_id, name }) => [source_id, nameKey(name)]));
  for (const [key, { source_id }] of listedClasses) {
    const knownKey = source_id ? byId.get(source_id) : undefined;
    if (knownKey && !classes.has(key)) classes.set(key, knownKey);
  }
  const subjects = new Map(
    school.subjects.flatMap(({ name, name_eng }) =>
      [name_eng, name].filter((text) => text !== '').map((text) => [nameKey(text), nameKey(name)] as const),
    ),
  );
  return {
    classes,
    subjects,
    listed: listedClasses,
    named: new Set([...classes.keys(), ...listedClasses.keys(), ...listNamed(rows).map(nameKey)]),
    isStructured: list.format === 'oneroster',
    makesMissing,
    missing: { classes: [], subjects: [] },
    lacking: { classes: new Map(), subjects: new Map(), lines: new Set() },
  };
}

/** Key of the class, which is created if that is allowed; otherwise the problem. */
export function findClass(
  places: Places,
  row: CheckedRow,
  name: string,
): { key: string } | { key: undefined; hindrance: 'unknown' | 'no_grade' } {
  const key = nameKey(name);
  const knownKey = places.classes.get(key);
  if (knownKey !== undefined) return { key: knownKey };
  if (!places.makesMissing) {
    if (!places.lacking.classes.has(key)) places.lacking.classes.set(key, name);
    places.lacking.lines.add(row.line);
    return { key: undefined, hindrance: 'unknown' };
  }
  const listedClass = places.listed.get(key);
  const grade = Number(listedClass?.grade || 0) || row.grade || gradeOfName(name);
  if (!grade || grade > gradeMax) return { key: undefined, hindrance: 'no_grade' };
  places.classes.set(key, key);
  places.missing.classes.push({ key, name, grade, source_id: listedClass?.source_id || null });
  return { key };
}

/** Key of the class in a student's line; undefined if there is none, with a problem if the line names one. */
export function findOwnClass(places: Places, row: CheckedRow): string | undefined {
  const name = row.className;
  if (name === '') return undefined;
  const foundClass = findClass(places, row, name);
  if (foundClass.key === undefined)
    row.problems.push(
      foundClass.hindrance === 'no_grade'
        ? { column: 'grade', key: 'grade_missing', params: { name } }
        : { column: 'class', key: 'class_unknown', params: { name } },
    );
  return foundClass.key;
}
