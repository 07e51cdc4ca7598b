import type { UserGroup } from '#contract/choices.ts';
import { type ImportColumn, roleAliases, roleNames } from '#contract/import/import-columns.ts';
import type { ProblemKey } from '#contract/import/import-messages.ts';
import type { TextParams } from '#contract/language.ts';
import { classNumberMax, gradeMax, nameMaxLength } from '#contract/limits.ts';
import { emailPattern } from '#contract/people/email-pattern.ts';
import type { PeopleList } from '#server/features/import/reading/people-list.ts';
import type { PersonValues, Problem } from './plan-types.ts';
import { readGradeOfName } from './read-grade.ts';

/**
 * Checks the cells of one line without comparing them with other lines or the school. An empty cell leaves
 * the school's value unchanged.
 */

export type Cells = Partial<Record<ImportColumn, string>>;
export type CheckedRow = {
  line: number;
  /** Sheet and line, where the list has several sheets; else empty. */
  place: string;
  cells: Cells;
  userGroup: UserGroup;
  values: PersonValues;
  grade: number | null;
  className: string;
  class_number: number | null;
  teachings: string[];
  problems: Problem[];
  isTooWide: boolean;
};

const userGroupByName = new Map<string, UserGroup>(
  (['student', 'teacher'] as const).flatMap((kind) =>
    [kind, ...Object.values(roleNames[kind]), ...roleAliases[kind]].map((name): [string, UserGroup] => [
      name.toLowerCase(),
      kind,
    ]),
  ),
);

export const loginNamePattern = /^[a-z0-9][a-z0-9._-]{0,39}$/;

const toPlainText = (text: string) => text.normalize('NFKC').trim();

type AddProblem = (column: ImportColumn, key: ProblemKey, params?: TextParams) => void;

/** Reads a whole number from 1 to `max`; null if the cell is empty or wrong. */
function readNumber(text: string, max: number, onWrong: () => void): number | null {
  if (text === '') return null;
  const number = /^\d{1,4}(\.0+)?$/.test(toPlainText(text)) ? Number(toPlainText(text)) : 0;
  if (number >= 1 && number <= max) return number;
  onWrong();
  return null;
}

/** A grade is a number, or named as in a class: S4, 中四, 一年級. */
function readGrade(text: string, addProblem: AddProblem): number | null {
  const isNamed = /\D/.test(toPlainText(text).replace(/\.0+$/, ''));
  const grade = isNamed ? readGradeOfName(text) : null;
  return grade ?? readNumber(text, gradeMax, () => addProblem('grade', 'grade_wrong', { max: gradeMax }));
}

function checkText(cells: Cells, addProblem: AddProblem): void {
  for (const [column, text] of Object.entries(cells) as [ImportColumn, string][]) {
    if (text.includes('\ufffd')) addProblem(column, 'unreadable');
    const max = column === 'teachings' ? nameMaxLength * 20 : nameMaxLength;
    if (text.length > max) addProblem(column, 'too_long', { max });
  }
}

function readValues(cells: Cells, addProblem: AddProblem): PersonValues {
  const email = toPlainText(cells.email ?? '').toLowerCase();
  const login_name = toPlainText(cells.login_name ?? '').toLowerCase();
  if (email !== '' && !emailPattern.test(email)) addProblem('email', 'email_wrong');
  if (login_name !== '' && !loginNamePattern.test(login_name)) addProblem('login_name', 'login_name_wrong');
  const name = cells.name || (cells.english_name ?? '');
  if (name === '') addProblem('name', 'missing');
  const values = {
    name,
    english_name: cells.english_name ?? '',
    email,
    login_name,
    source_id: toPlainText(cells.source_id ?? ''),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** Reads a line's role. Without a role, a line with teachings is a teacher, and any other line a student. */
function readUserGroup(cells: Cells, addProblem: AddProblem): UserGroup {
  const text = toPlainText(cells.kind ?? '').toLowerCase();
  if (text === '') return cells.teachings ? 'teacher' : 'student';
  const person = userGroupByName.get(text);
  if (!person) addProblem('kind', 'kind_unknown');
  return person ?? 'student';
}

export function checkCells({ line, place = '', cells, isTooWide }: PeopleList['rows'][number]): CheckedRow {
  const problems: Problem[] = [];
  const addProblem: AddProblem = (column, key, params = {}) => problems.push({ column, key, params });
  checkText(cells, addProblem);
  const userGroup = readUserGroup(cells, addProblem);
  return {
    line,
    place,
    cells,
    userGroup,
    values: readValues(cells, addProblem),
    grade: readGrade(cells.grade ?? '', addProblem),
    className: userGroup === 'student' ? (cells.class ?? '') : '',
    class_number: readNumber(cells.class_number ?? '', classNumberMax, () =>
      addProblem('class_number', 'class_number_wrong', { max: classNumberMax }),
    ),
    teachings:
      userGroup === 'teacher'
        ? (cells.teachings ?? '')
            .split(/[;；]/)
            .map((one) => one.trim())
            .filter((one) => one !== '')
        : [],
    // The cells are in the wrong columns, so other problems found in them would only confuse.
    problems: isTooWide ? [{ column: 'name', key: 'too_many_cells', params: {} }] : problems,
    isTooWide: isTooWide === true,
  };
}
