import type { ImportAnswer } from '#contract/import/import-columns.ts';
import type { CheckedRow } from './check-cells.ts';
import type { Match } from './match-people.ts';
import type { PersonValues, PersonWrite, PlanItem, SchoolPerson, SchoolState } from './plan-types.ts';
import { toNameKey } from './plan-types.ts';

/**
 * Compares one line with its person in the school. Returns the differences to show and the values to write.
 */

export type ComparedRow = { item: PlanItem; write: PersonWrite | undefined };

/** A line with the keys of its class and of its teachings. */
export type PlacedRow = CheckedRow & {
  match: Match | undefined;
  classKey: string | undefined;
  teachingKeys: [string, string][];
};

/** Keys of classes and subjects by id, and their displayed names by key. */
export type PlaceNames = {
  classKeyById: ReadonlyMap<number, string>;
  subjectKeyById: ReadonlyMap<number, string>;
  nameByKey: ReadonlyMap<string, string>;
};

export function createPlaceNames(
  school: SchoolState,
  missingPlaces: readonly { key: string; name: string }[],
): PlaceNames {
  const { classes, subjects } = school;
  return {
    classKeyById: new Map(classes.map(({ id, name }) => [id, toNameKey(name)])),
    subjectKeyById: new Map(subjects.map(({ id, name }) => [id, toNameKey(name)])),
    nameByKey: new Map(
      [...classes, ...subjects, ...missingPlaces].map(({ name }) => [toNameKey(name), name]),
    ),
  };
}

type ItemChanges = PlanItem['changes'];

/**
 * Returns the values that differ. A line never replaces the English name that a person has, and a line with
 * only an English name never replaces the person's name.
 */
function findNewValues(
  { values, cells }: CheckedRow,
  existingPerson: SchoolPerson | undefined,
): PersonValues {
  const fields = Object.entries(values) as [keyof PersonValues, string][];
  const newFields = fields.filter(([field, value]) => {
    if (field === 'english_name' || (field === 'name' && !cells.name)) return !existingPerson?.[field];
    return (existingPerson?.[field] ?? '') !== value;
  });
  return Object.fromEntries(newFields);
}

function describeTeachings(
  teachingKeys: readonly (readonly [string, string])[],
  placeNames: PlaceNames,
): string {
  return teachingKeys
    .map(
      ([classKey, subjectKey]) =>
        `${placeNames.nameByKey.get(classKey) ?? classKey} ${placeNames.nameByKey.get(subjectKey) ?? subjectKey}`,
    )
    .toSorted()
    .join('; ');
}

function comparePlace(
  row: PlacedRow,
  existingPerson: SchoolPerson | undefined,
  number: number,
  placeNames: PlaceNames,
): ItemChanges {
  const { classKey } = row;
  if (classKey === undefined) return [];
  const before = existingPerson?.class_id ? (placeNames.classKeyById.get(existingPerson.class_id) ?? '') : '';
  const findPlaceName = (key: string) => placeNames.nameByKey.get(key) ?? key;
  const staysInClass = before === classKey;
  return [
    ...(staysInClass
      ? []
      : [{ column: 'class', before: before && findPlaceName(before), after: findPlaceName(classKey) }]),
    ...(staysInClass && existingPerson?.class_number === number
      ? []
      : [
          {
            column: 'class_number',
            before: String(existingPerson?.class_number ?? ''),
            after: String(number),
          },
        ]),
  ];
}

function compareTeachings(
  row: PlacedRow,
  existingPerson: SchoolPerson | undefined,
  placeNames: PlaceNames,
): ItemChanges {
  if (row.teachings.length === 0) return [];
  const existingKeys = (existingPerson?.teachings ?? []).map(
    ([classId, subjectId]) =>
      [placeNames.classKeyById.get(classId) ?? '', placeNames.subjectKeyById.get(subjectId) ?? ''] as const,
  );
  const before = describeTeachings(existingKeys, placeNames);
  const after = describeTeachings(row.teachingKeys, placeNames);
  return before === after ? [] : [{ column: 'teachings', before, after }];
}

/**
 * `number` is the class number, or 0 without a class. `login` is the login name for a new person without
 * another way to sign in.
 */
export function comparePerson(
  row: PlacedRow,
  {
    number,
    login,
    answer,
    placeNames,
  }: { number: number; login: string; answer: ImportAnswer | undefined; placeNames: PlaceNames },
): ComparedRow {
  const existingPerson = answer === 'new' && !row.match?.isSure ? undefined : row.match?.person;
  const newValues = {
    ...findNewValues(row, existingPerson),
    ...(login && !existingPerson ? { login_name: login } : {}),
  };
  const valueChanges = (Object.entries(newValues) as [keyof PersonValues, string][]).map(
    ([column, after]) => ({
      column,
      before: existingPerson?.[column] ?? '',
      after,
    }),
  );
  const placeChanges = comparePlace(row, existingPerson, number, placeNames);
  const teachingChanges = compareTeachings(row, existingPerson, placeNames);
  const reopens = existingPerson !== undefined && !existingPerson.is_open;
  const reopenChanges = reopens ? [{ column: 'reopened', before: '', after: '' }] : [];
  const changes = [...valueChanges, ...placeChanges, ...teachingChanges, ...reopenChanges];
  const { line, place, userGroup, cells, problems } = row;
  const item: PlanItem = {
    line,
    place,
    kind: decideKind(row, { existing: existingPerson, changes, answer }),
    person: userGroup,
    user_id: existingPerson?.id ?? null,
    cells,
    changes,
    problems,
    answer: answer ?? null,
    closes: false,
  };
  const isWritten = ['new', 'changed', 'moved'].includes(item.kind);
  const write: PersonWrite | undefined = isWritten
    ? {
        line,
        user_id: existingPerson?.id ?? null,
        userGroup,
        newValues,
        reopens,
        place: placeChanges.length > 0 && row.classKey !== undefined ? { class: row.classKey, number } : null,
        teachings: teachingChanges.length > 0 ? row.teachingKeys : null,
      }
    : undefined;
  return { item, write };
}

type KindInput = {
  existing: SchoolPerson | undefined;
  changes: ItemChanges;
  answer: ImportAnswer | undefined;
};

/** A guessed match needs an answer only if accepting it would change something. */
function decideKind(row: PlacedRow, { existing, changes, answer }: KindInput): PlanItem['kind'] {
  if (answer === 'skip') return 'skipped';
  if (row.problems.length > 0) return 'wrong';
  if (!existing) return 'new';
  if (changes.length === 0) return 'same';
  if (row.match?.isSure !== true && answer !== 'found') return 'ask';
  return changes.some(({ column, before }) => column === 'class' && before !== '') ? 'moved' : 'changed';
}
