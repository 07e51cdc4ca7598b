import { importKinds } from '#contract/import/import-columns.ts';
import type { PeopleList } from '#server/features/import/reading/people-list.ts';
import { assignLoginNames } from './assign-login-names.ts';
import { assignClassNumbers } from './assign-numbers.ts';
import { type CheckedRow, checkCells } from './check-cells.ts';
import { checkRows } from './check-rows.ts';
import { type Compared, comparePerson, nameplaces, type PlacedRow } from './compare-person.ts';
import { findMissingPlaces, findNotices, hasNames } from './find-notices.ts';
import { createPlaces, findOwnClass, type Places } from './find-places.ts';
import { findTeachings } from './find-teachings.ts';
import { type Match, openMatcher } from './match-people.ts';
import {
  nameKey,
  type Plan,
  type PlanChoice,
  type PlanItem,
  type SchoolPerson,
  type SchoolState,
} from './plan-types.ts';

/**
 * Compares a list of people with the school. Pure: the same list, school and choices give the same plan, so that
 * applying can check that the plan is still the one that the administrator saw.
 */

type ListedPeople = Pick<PeopleList, 'format' | 'rows' | 'classes' | 'notices' | 'columns'>;

/** Undefined for a guessed match that the administrator has rejected. */
function acceptMatch(match: Match | undefined, answer: string | undefined): Match | undefined {
  return match && !match.isSure && answer === 'new' ? undefined : match;
}

function placeRow(row: CheckedRow, places: Places, match: Match | undefined): PlacedRow {
  const classKey = findOwnClass(places, row);
  return { ...row, match, classKey, pairs: findTeachings(places, row) };
}

/**
 * People of the school who are missing from the list and so seem to have left: of the whole school, or of the classes
 * that the list names.
 */
function findLeavers(list: ListedPeople, rows: readonly PlacedRow[], school: SchoolState): SchoolPerson[] {
  const listedIds = new Set(rows.map(({ match }) => match?.person.id));
  const keys = new Map(school.classes.map(({ id, name }) => [id, nameKey(name)]));
  const namedClassKeys = new Set(rows.map(({ classKey }) => classKey));
  const isWhole = list.format === 'oneroster';
  const hasTeachers = rows.some(({ person }) => person === 'teacher');
  return school.people.filter((person) => {
    if (listedIds.has(person.id) || !person.is_open || person.is_admin) return false;
    if (person.user_group === 'teacher') return isWhole && hasTeachers;
    return isWhole || (person.class_id !== null && namedClassKeys.has(keys.get(person.class_id)));
  });
}

function toLeaverItem(person: SchoolPerson, className: string, closes: boolean): PlanItem {
  const { name, english_name, email, login_name, source_id, class_number } = person;
  const cells = { source_id, name, english_name, email, login_name, class: className };
  return {
    line: null,
    kind: 'left',
    person: person.user_group,
    user_id: person.id,
    cells: { ...cells, class_number: String(class_number ?? '') },
    changes: [],
    problems: [],
    answer: null,
    closes,
  };
}

function countKinds(items: readonly PlanItem[]): Plan['counts'] {
  const counts = Object.fromEntries(importKinds.map((kind) => [kind, 0])) as Plan['counts'];
  for (const { kind } of items) counts[kind] += 1;
  return counts;
}

/** Skipped lines, and lines with shifted cells, are not compared. */
function compareRows(
  list: ListedPeople,
  school: SchoolState,
  choice: PlanChoice,
  checkedRows: readonly CheckedRow[],
) {
  const places = createPlaces(school, list, checkedRows, choice.makesMissing);
  const match = openMatcher(school);
  const isSkipped = ({ line, isTooWide }: CheckedRow) => isTooWide || choice.answers.get(line) === 'skip';
  const rows = checkedRows
    .filter((row) => !isSkipped(row))
    .map((row) => placeRow(row, places, acceptMatch(match(row), choice.answers.get(row.line))));
  checkRows(rows, school.people);
  const placeNames = nameplaces(school, [...places.missing.classes, ...places.missing.subjects]);
  const numbers = assignClassNumbers(rows, school, placeNames);
  const logins = assignLoginNames(rows, school, numbers);
  const compare = (row: PlacedRow) =>
    comparePerson(row, {
      number: numbers.get(row.line) ?? 0,
      login: logins.get(row.line) ?? '',
      answer: choice.answers.get(row.line),
      names: placeNames,
    });
  const unplaced = { match: undefined, classKey: undefined, pairs: [] };
  const skipped = checkedRows.filter(isSkipped).map((row) => compare({ ...row, ...unplaced }));
  return { rows, places, compared: [...rows.map(compare), ...skipped] };
}

export function makePlan(list: ListedPeople, school: SchoolState, choice: PlanChoice): Plan {
  const columns = list.columns.flatMap(({ column }) => column ?? []);
  const checkedRows = list.rows.map(checkCells);
  const { rows, places, compared } = compareRows(list, school, choice, checkedRows);
  const leavers = findLeavers(list, rows, school);
  const classNames = new Map(school.classes.map(({ id, name }) => [id, name]));
  const byLine = compared.toSorted(
    (first: Compared, second: Compared) => Number(first.item.line) - Number(second.item.line),
  );
  const items = [
    ...byLine.map(({ item }) => item),
    ...leavers.map((person) =>
      toLeaverItem(person, classNames.get(person.class_id ?? 0) ?? '', choice.closes.has(person.id)),
    ),
  ];
  const counts = countKinds(items);
  const notices = [...findNotices(checkedRows, columns), ...findMissingPlaces(places), ...list.notices];
  return {
    items,
    counts,
    notices,
    isReady: counts.wrong === 0 && counts.ask === 0 && hasNames(columns),
    writes: {
      ...places.missing,
      people: byLine.flatMap(({ write }) => write ?? []),
      closes: leavers.map(({ id }) => id).filter((id) => choice.closes.has(id)),
    },
  };
}
