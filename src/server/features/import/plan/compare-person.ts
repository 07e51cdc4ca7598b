import type { ImportAnswer } from '#contract/import/import-columns.ts';
import type { CheckedRow } from './check-cells.ts';
import type { Match } from './match-people.ts';
import type { PersonValues, PersonWrite, PlanItem, SchoolPerson, SchoolState } from './plan-types.ts';
import { nameKey } from './plan-types.ts';

/** Compares one line with its person in the school: the differences to show, and the values to write. */

export type Compared = { item: PlanItem; write: PersonWrite | undefined };

/** A line with the keys of its class and of its teachings. */
export type PlacedRow = CheckedRow & {
  match: Match | undefined;
  classKey: string | undefined;
  pairs: [string, string][];
};

/** Displayed names of classes and subjects, by their key and by their id. */
export type PlaceNames = {
  keyOfClass: ReadonlyMap<number, string>;
  keyOfSubject: ReadonlyMap<number, string>;
  nameOf: ReadonlyMap<string, string>;
};

export function nameplaces(
  school: SchoolState,
  missing: readonly { key: string; name: string }[],
): PlaceNames {
  const { classes, subjects } = school;
  return {
    keyOfClass: new Map(classes.map(({ id, name }) => [id, nameKey(name)])),
    keyOfSubject: new Map(subjects.map(({ id, name }) => [id, nameKey(name)])),
    nameOf: new Map([...classes, ...subjects, ...missing].map(({ name }) => [nameKey(name), name])),
  };
}

type Changes = PlanItem['changes'];

/**
 * Values that differ. An English name that the person has chosen is kept, and so is a name if the line has only an
 * English one.
 */
function findNewValues({ values, cells }: CheckedRow, existing: SchoolPerson | undefined): PersonValues {
  const fields = Object.entries(values) as [keyof PersonValues, string][];
  const differs = fields.filter(([field, value]) => {
    if (field === 'english_name' || (field === 'name' && !cells.name)) return !existing?.[field];
    return (existing?.[field] ?? '') !== value;
  });
  return Object.fromEntries(differs);
}

function describeTeachings(pairs: readonly (readonly [string, string])[], placeNames: PlaceNames): string {
  return pairs
    .map(
      ([inClass, subject]) =>
        `${placeNames.nameOf.get(inClass) ?? inClass} ${placeNames.nameOf.get(subject) ?? subject}`,
    )
    .toSorted()
    .join('; ');
}

function comparePlace(
  row: PlacedRow,
  existing: SchoolPerson | undefined,
  number: number,
  placeNames: PlaceNames,
): Changes {
  const { classKey } = row;
  if (classKey === undefined) return [];
  const before = existing?.class_id ? (placeNames.keyOfClass.get(existing.class_id) ?? '') : '';
  const nameOf = (key: string) => placeNames.nameOf.get(key) ?? key;
  const stays = before === classKey;
  return [
    ...(stays ? [] : [{ column: 'class', before: before && nameOf(before), after: nameOf(classKey) }]),
    ...(stays && existing?.class_number === number
      ? []
      : [{ column: 'class_number', before: String(existing?.class_number ?? ''), after: String(number) }]),
  ];
}

function compareTeachings(
  row: PlacedRow,
  existing: SchoolPerson | undefined,
  placeNames: PlaceNames,
): Changes {
  if (row.teachings.length === 0) return [];
  const pairs = (existing?.teachings ?? []).map(
    ([inClass, subject]) =>
      [placeNames.keyOfClass.get(inClass) ?? '', placeNames.keyOfSubject.get(subject) ?? ''] as const,
  );
  const before = describeTeachings(pairs, placeNames);
  const after = describeTeachings(row.pairs, placeNames);
  return before === after ? [] : [{ column: 'teachings', before, after }];
}

/**
 * `number`: the class number, 0 without a class. `login`: the login name for a new person without another way to sign
 * in.
 */
export function comparePerson(
  row: PlacedRow,
  {
    number,
    login,
    answer,
    names,
  }: { number: number; login: string; answer: ImportAnswer | undefined; names: PlaceNames },
): Compared {
  const existing = answer === 'new' && !row.match?.isSure ? undefined : row.match?.person;
  const set = { ...findNewValues(row, existing), ...(login && !existing ? { login_name: login } : {}) };
  const values = Object.entries(set).map(([column, after]) => ({
    column,
    before: existing?.[column as keyof PersonValues] ?? '',
    after,
  }));
  const placeChange = comparePlace(row, existing, number, names);
  const teachings = compareTeachings(row, existing, names);
  const reopens = existing !== undefined && !existing.is_open;
  const opened = reopens ? [{ column: 'reopened', before: '', after: '' }] : [];
  const changes = [...values, ...placeChange, ...teachings, ...opened];
  const { line, person, cells, problems } = row;
  const item: PlanItem = {
    line,
    kind: findKind(row, { existing, changes, answer }),
    person,
    user_id: existing?.id ?? null,
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
        user_id: existing?.id ?? null,
        person,
        set,
        reopens,
        place: placeChange.length > 0 && row.classKey !== undefined ? { class: row.classKey, number } : null,
        teachings: teachings.length > 0 ? row.pairs : null,
      }
    : undefined;
  return { item, write };
}

type Found = { existing: SchoolPerson | undefined; changes: Changes; answer: ImportAnswer | undefined };

/** A guessed match needs an answer only if accepting it would change something. */
function findKind(row: PlacedRow, { existing, changes, answer }: Found): PlanItem['kind'] {
  if (answer === 'skip') return 'skipped';
  if (row.problems.length > 0) return 'wrong';
  if (!existing) return 'new';
  if (changes.length === 0) return 'same';
  if (row.match?.isSure !== true && answer !== 'found') return 'ask';
  return changes.some(({ column, before }) => column === 'class' && before !== '') ? 'moved' : 'changed';
}
