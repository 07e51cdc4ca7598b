import { gradeMax } from '#contract/limits.ts';
import type { PeopleList } from '#server/features/import/reading/people-list.ts';
import type { CheckedRow } from './check-cells.ts';
import { type PlanWrites, type SchoolState, toNameKey } from './plan-types.ts';
import { readGradeOfName } from './read-grade.ts';

/** Finds the classes that lines name, and collects the classes and subjects that the school lacks. */

type ListedClass = { name: string; source_id: string; grade: string };
type KnownPlaces = { classKeyByName: Map<string, string>; subjectKeyByName: Map<string, string> };

export type Places = KnownPlaces & {
  listedClassByName: ReadonlyMap<string, ListedClass>;
  /** Keys of the school's classes and of the classes named in lines. */
  namedClassKeys: ReadonlySet<string>;
  /** Whether the file's format separates one teaching from the next. */
  hasStructuredTeachings: boolean;
  createsMissing: boolean;
  /** Classes and subjects that lines name and the school lacks, in the order of the file. */
  placesToCreate: Pick<PlanWrites, 'classes' | 'subjects'>;
  /**
   * Unknown classes and subjects if the person does not allow creating them: their names by key, and the
   * lines that name them.
   */
  unknownNames: { classes: Map<string, string>; subjects: Map<string, string>; lines: Set<number> };
};

/** Lists the classes that lines name, in the column for the class or as the first word of a teaching. */
function listClassNames(rows: readonly CheckedRow[]): string[] {
  return rows.flatMap(({ className, teachings }) => [
    ...(className === '' ? [] : [className]),
    ...teachings.map((text) => text.split(' ')[0] ?? ''),
  ]);
}

/**
 * Collects the classes and subjects of the school and of the list. A class is also recognised by its id in
 * the school's records, even if its name is written differently.
 */
export function createPlaces(
  school: SchoolState,
  list: Pick<PeopleList, 'format' | 'classes'>,
  rows: readonly CheckedRow[],
  createsMissing: boolean,
): Places {
  const listedClassMap = new Map(list.classes.map((one) => [toNameKey(one.name), one]));
  const classKeyByName = new Map(school.classes.map(({ name }) => [toNameKey(name), toNameKey(name)]));
  const classKeyBySourceId = new Map(
    school.classes.map(({ source_id, name }) => [source_id, toNameKey(name)]),
  );
  for (const [key, { source_id }] of listedClassMap) {
    const knownKey = source_id ? classKeyBySourceId.get(source_id) : undefined;
    if (knownKey && !classKeyByName.has(key)) classKeyByName.set(key, knownKey);
  }
  const subjectKeyByName = new Map(
    school.subjects.flatMap(({ name, name_eng }) =>
      [name_eng, name]
        .filter((text) => text !== '')
        .map((text) => [toNameKey(text), toNameKey(name)] as const),
    ),
  );
  return {
    classKeyByName,
    subjectKeyByName,
    listedClassByName: listedClassMap,
    namedClassKeys: new Set([
      ...classKeyByName.keys(),
      ...listedClassMap.keys(),
      ...listClassNames(rows).map(toNameKey),
    ]),
    hasStructuredTeachings: list.format === 'oneroster',
    createsMissing,
    placesToCreate: { classes: [], subjects: [] },
    unknownNames: { classes: new Map(), subjects: new Map(), lines: new Set() },
  };
}

/**
 * Returns the key of the class, which is created if that is allowed; otherwise the reason for having none.
 */
export function findOrCreateClass(
  places: Places,
  row: CheckedRow,
  name: string,
): { key: string } | { key: undefined; reason: 'unknown' | 'no_grade' } {
  const key = toNameKey(name);
  const knownKey = places.classKeyByName.get(key);
  if (knownKey !== undefined) return { key: knownKey };
  if (!places.createsMissing) {
    if (!places.unknownNames.classes.has(key)) places.unknownNames.classes.set(key, name);
    places.unknownNames.lines.add(row.line);
    return { key: undefined, reason: 'unknown' };
  }
  const listedClass = places.listedClassByName.get(key);
  const grade = Number(listedClass?.grade || 0) || row.grade || readGradeOfName(name);
  if (!grade || grade > gradeMax) return { key: undefined, reason: 'no_grade' };
  places.classKeyByName.set(key, key);
  places.placesToCreate.classes.push({ key, name, grade, source_id: listedClass?.source_id || null });
  return { key };
}

/**
 * Returns the key of the class in a student's line; undefined if there is none. If the line names one, that
 * is reported as a problem.
 */
export function findStudentClass(places: Places, row: CheckedRow): string | undefined {
  const name = row.className;
  if (name === '') return undefined;
  const foundClass = findOrCreateClass(places, row, name);
  if (foundClass.key === undefined)
    row.problems.push(
      foundClass.reason === 'no_grade'
        ? { column: 'grade', key: 'grade_missing', params: { name } }
        : { column: 'class', key: 'class_unknown', params: { name } },
    );
  return foundClass.key;
}
