import { gradeMax } from '#contract/limits.ts';
import type { CheckedRow } from './check-cells.ts';
import { nameKey, type PlanWrites, type SchoolState } from './plan-types.ts';

/** Finds the classes and subjects that lines name, and lists those that the school lacks. */

type ListedClass = { name: string; source_id: string; grade: string };
type Known = { classes: Map<string, string>; subjects: Map<string, string> };

export type Places = Known & {
  listed: ReadonlyMap<string, ListedClass>;
  makesMissing: boolean;
  /** Named by lines and not in the school, in the order of the file. */
  missing: Pick<PlanWrites, 'classes' | 'subjects'>;
};

const chineseDigits = '一二三四五六';

/** The grade of a class by its name, such as 4A, S4A or 中四甲; null if it tells none. */
export function gradeOfName(name: string): number | null {
  const digits = /\d+/.exec(name.normalize('NFKC'))?.[0];
  const chinese = [...name].find((sign) => chineseDigits.includes(sign));
  const first = digits && digits.length > 2 ? digits[0] : digits;
  const grade = first ? Number(first) : chineseDigits.indexOf(chinese ?? '-') + 1;
  return grade >= 1 && grade <= gradeMax ? grade : null;
}

/** A class is also known by its id in the school's records, when its name is written in another way. */
export function openPlaces(
  school: SchoolState,
  listedClasses: readonly ListedClass[],
  makesMissing: boolean,
): Places {
  const listed = new Map(listedClasses.map((one) => [nameKey(one.name), one]));
  const classes = new Map(school.classes.map(({ name }) => [nameKey(name), nameKey(name)]));
  const byId = new Map(school.classes.map(({ source_id, name }) => [source_id, nameKey(name)]));
  for (const [key, { source_id }] of listed) {
    const known = source_id ? byId.get(source_id) : undefined;
    if (known && !classes.has(key)) classes.set(key, known);
  }
  const subjects = new Map(
    school.subjects.flatMap(({ name, name_eng }) =>
      [name_eng, name].filter((text) => text !== '').map((text) => [nameKey(text), nameKey(name)] as const),
    ),
  );
  return { classes, subjects, listed, makesMissing, missing: { classes: [], subjects: [] } };
}

/** Key of the class; undefined with a problem if there is none. */
function findClass(
  places: Places,
  row: CheckedRow,
  name: string,
  column: 'class' | 'teachings',
): string | undefined {
  const key = nameKey(name);
  const known = places.classes.get(key);
  if (known !== undefined) return known;
  const tell = (problem: 'class_unknown' | 'grade_missing') => {
    row.problems.push({
      column: problem === 'grade_missing' ? 'grade' : column,
      key: problem,
      params: { name },
    });
    return undefined;
  };
  if (!places.makesMissing) return tell('class_unknown');
  const listed = places.listed.get(key);
  const grade = Number(listed?.grade || 0) || row.grade || gradeOfName(name);
  if (!grade || grade > gradeMax) return tell(column === 'class' ? 'grade_missing' : 'class_unknown');
  places.classes.set(key, key);
  places.missing.classes.push({ key, name, grade, source_id: listed?.source_id || null });
  return key;
}

/** Key of the class of a student's line. */
export function findOwnClass(places: Places, row: CheckedRow): string | undefined {
  return row.className === '' ? undefined : findClass(places, row, row.className, 'class');
}

function findSubject(places: Places, row: CheckedRow, name: string): string | undefined {
  const key = nameKey(name);
  const known = places.subjects.get(key);
  if (known !== undefined) return known;
  if (!places.makesMissing) {
    row.problems.push({ column: 'teachings', key: 'subject_unknown', params: { name } });
    return undefined;
  }
  places.subjects.set(key, key);
  places.missing.subjects.push({ key, name });
  return key;
}

/** Splits '4A Mathematics' after the longest known class name, else after the first word. */
function splitTeaching(places: Places, text: string): [string, string] | undefined {
  const words = text.split(' ');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    if (places.classes.has(nameKey(name))) return [name, words.slice(count).join(' ')];
  }
  return words.length > 1 ? [words[0] ?? '', words.slice(1).join(' ')] : undefined;
}

/** Class and subject keys of a teacher's line, each pair once. */
export function findTeachings(places: Places, row: CheckedRow): [string, string][] {
  const pairs = new Map<string, [string, string]>();
  for (const text of row.teachings) {
    const parts = splitTeaching(places, text);
    if (!parts) {
      row.problems.push({ column: 'teachings', key: 'teaching_wrong', params: { name: text } });
      continue;
    }
    const inClass = findClass(places, row, parts[0], 'teachings');
    const subject = findSubject(places, row, parts[1]);
    if (inClass !== undefined && subject !== undefined)
      pairs.set(`${inClass} ${subject}`, [inClass, subject]);
  }
  return [...pairs.values()];
}
