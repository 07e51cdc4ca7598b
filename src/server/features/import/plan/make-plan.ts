import { importKinds } from '#contract/import/import-kinds.ts';
import type { PeopleList } from '#server/features/import/reading/people-list.ts';
import { assignLoginNames } from './assign-login-names.ts';
import { assignClassNumbers } from './assign-numbers.ts';
import { type CheckedRow, checkCells } from './check-cells.ts';
import { checkRows } from './check-rows.ts';
import { type ComparedRow, comparePerson, createPlaceNames, type PlacedRow } from './compare-person.ts';
import { findMissingPlaces, findNotices, hasNameColumn } from './find-notices.ts';
import { createPlaces, findStudentClass, type Places } from './find-places.ts';
import { findTeachings } from './find-teachings.ts';
import { createMatcher, findMeantPeople, type Match } from './match-people.ts';
import {
  type Plan,
  type PlanChoice,
  type PlanItem,
  type SchoolPerson,
  type SchoolState,
  toNameKey,
} from './plan-types.ts';

/**
 * Compares a list of people with the school. The same list, school and choices always give the same plan, so
 * that applying can check that the plan is still the one that the administrator saw.
 */

type ListedPeople = Pick<PeopleList, 'format' | 'rows' | 'classes' | 'notices' | 'columns'>;

/** Returns undefined for a guessed match that the administrator has rejected. */
function acceptMatch(match: Match | undefined, answer: string | undefined): Match | undefined {
  return match && !match.isSure && answer === 'new' ? undefined : match;
}

function placeRow(row: CheckedRow, places: Places, match: Match | undefined): PlacedRow {
  const classKey = findStudentClass(places, row);
  return { ...row, match, classKey, teachingKeys: findTeachings(places, row) };
}

/**
 * Finds people of the school who are missing from the list and so seem to have left. A complete list covers
 * the whole school, another one only the classes that it names. `skippedPeople`: people whom skipped lines mean.
 */
function findLeavers(
  list: ListedPeople,
  rows: readonly PlacedRow[],
  skippedPeople: readonly SchoolPerson[],
  school: SchoolState,
): SchoolPerson[] {
  const listedPeople = [...rows.flatMap(({ match }) => match?.person ?? []), ...skippedPeople];
  const listedIds = new Set(listedPeople.map(({ id }) => id));
  const classKeyById = new Map(school.classes.map(({ id, name }) => [id, toNameKey(name)]));
  const namedClassKeys = new Set(rows.map(({ classKey }) => classKey));
  const isWholeSchool = list.format === 'oneroster';
  const hasTeachers = rows.some(({ userGroup }) => userGroup === 'teacher');
  return school.people.filter((person) => {
    if (listedIds.has(person.id) || !person.is_open || person.is_admin) return false;
    if (person.user_group === 'teacher') return isWholeSchool && hasTeachers;
    return (
      isWholeSchool || (person.class_id !== null && namedClassKeys.has(classKeyById.get(person.class_id)))
    );
  });
}

function toLeaverItem(person: SchoolPerson, className: string, closes: boolean): PlanItem {
  const { name, english_name, email, login_name, source_id, class_number } = person;
  const cells = { source_id, name, english_name, email, login_name, class: className };
  return {
    line: null,
    place: '',
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

/**
 * Compares all lines with the school. Skipped lines and lines with shifted cells change nobody; the people whom they
 * seem to mean are returned, because these have not left.
 */
function compareRows(
  list: ListedPeople,
  school: SchoolState,
  choice: PlanChoice,
  checkedRows: readonly CheckedRow[],
) {
  const places = createPlaces(school, list, checkedRows, choice.createsMissing);
  const matchPerson = createMatcher(school);
  const isSkipped = ({ line, isTooWide }: CheckedRow) =>
    isTooWide || choice.answerByLine.get(line) === 'skip';
  const rows = checkedRows
    .filter((row) => !isSkipped(row))
    .map((row) => placeRow(row, places, acceptMatch(matchPerson(row), choice.answerByLine.get(row.line))));
  checkRows(rows, school.people);
  const placeNames = createPlaceNames(school, [
    ...places.placesToCreate.classes,
    ...places.placesToCreate.subjects,
  ]);
  const classNumberByLine = assignClassNumbers(rows, school, placeNames);
  const loginNameByLine = assignLoginNames(rows, school, classNumberByLine);
  const compare = (row: PlacedRow) =>
    comparePerson(row, {
      number: classNumberByLine.get(row.line) ?? 0,
      login: loginNameByLine.get(row.line) ?? '',
      answer: choice.answerByLine.get(row.line),
      placeNames,
    });
  const noPlace = { match: undefined, classKey: undefined, teachingKeys: [] };
  const skippedRows = checkedRows.filter(isSkipped);
  const comparedSkippedRows = skippedRows.map((row) => compare({ ...row, ...noPlace }));
  const skippedPeople = skippedRows.flatMap((row) => findMeantPeople(row, matchPerson));
  return { rows, skippedPeople, places, compared: [...rows.map(compare), ...comparedSkippedRows] };
}

export function makePlan(list: ListedPeople, school: SchoolState, choice: PlanChoice): Plan {
  const columns = list.columns.flatMap(({ column }) => column ?? []);
  const checkedRows = list.rows.map(checkCells);
  const {
    rows,
    skippedPeople,
    places,
    compared: comparedRows,
  } = compareRows(list, school, choice, checkedRows);
  const leavers = findLeavers(list, rows, skippedPeople, school);
  const classNameById = new Map(school.classes.map(({ id, name }) => [id, name]));
  const rowsByLine = comparedRows.toSorted(
    (first: ComparedRow, second: ComparedRow) => Number(first.item.line) - Number(second.item.line),
  );
  const items = [
    ...rowsByLine.map(({ item }) => item),
    ...leavers.map((person) =>
      toLeaverItem(person, classNameById.get(person.class_id ?? 0) ?? '', choice.idsToClose.has(person.id)),
    ),
  ];
  const counts = countKinds(items);
  const notices = [...findNotices(checkedRows, columns), ...findMissingPlaces(places), ...list.notices];
  return {
    items,
    counts,
    notices,
    isReady: counts.wrong === 0 && counts.ask === 0 && hasNameColumn(columns),
    writes: {
      ...places.placesToCreate,
      people: rowsByLine.flatMap(({ write }) => write ?? []),
      idsToClose: leavers.map(({ id }) => id).filter((id) => choice.idsToClose.has(id)),
    },
  };
}
