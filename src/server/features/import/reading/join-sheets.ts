import type { ImportColumn } from '#contract/import/import-columns.ts';
import { importColumnsMax, importRowsMax } from '#contract/limits.ts';
import { FileProblem } from './file-problem.ts';
import { findMeanings } from './find-columns.ts';
import { findHead, type Head, isPeopleHead, linesMax } from './find-head.ts';
import { type HeadMeaning, normalizeColumnName, toColumn } from './known-heads.ts';
import { refuseColumn } from './refuse-column.ts';
import { requireFilled, type Sheet } from './sheet.ts';
import {
  isInstructionName,
  mayNameClass,
  readClassName,
  readClassOfTitles,
  readRole,
} from './sheet-names.ts';
import type { ReadingNotice, Table, TableColumn, TableRow } from './table.ts';

/** Makes one table of the sheets with people. Each sheet has its own head, and may be named by the class in it. */

/** `isCut`: there are more lines than were read. */
type PeopleSheet = { name: string; head: Head; meanings: (HeadMeaning | null)[]; isCut: boolean };

const namedSheetsMax = 20;
/** Values that decide what a head means are looked for in so many lines. */
const sampleLinesMax = 200;

function readSheet({ name, lines }: Sheet): PeopleSheet {
  const head = findHead(lines);
  const lastColumn = head.names.findLastIndex((text) => text !== '') + 1;
  if (lastColumn > importColumnsMax) refuseColumn(head.rows[0]?.line ?? 1, lastColumn);
  head.names = head.names.slice(0, importColumnsMax);
  const sampleRows = head.rows.slice(0, sampleLinesMax);
  const meanings = findMeanings(head.names, (index) => sampleRows.map(({ cells }) => cells[index] ?? ''));
  return { name, head, meanings, isCut: lines.length > linesMax };
}

/** The sheets with people; the first sheet if no sheet has columns with known names. */
function choosePeople(sheets: readonly PeopleSheet[]): readonly PeopleSheet[] {
  const people = sheets.filter(({ head }) => head.rows.length > 0 && isPeopleHead(head.names));
  const usual = people.filter(({ name }) => !isInstructionName(name));
  if (usual.length > 0) return usual;
  return people.length > 0 ? people : sheets.slice(0, 1);
}

/** What the name and the titles of a sheet say where it has no column for it. */
function readOwnCells(
  { name, head, meanings }: PeopleSheet,
  sheetCount: number,
): Partial<Record<ImportColumn, string>> {
  const columns = new Set(meanings.map((meaning) => meaning && toColumn(meaning)));
  const isList = isPeopleHead(head.names);
  const role = isList && !columns.has('kind') ? readRole(name) : undefined;
  const canHaveClass = isList && !columns.has('class') && !columns.has('teachings') && role !== 'teacher';
  const className = canHaveClass
    ? (readClassName(name) ??
      readClassOfTitles(head.titles) ??
      (sheetCount > 1 && mayNameClass(name) ? name.trim() : undefined))
    : undefined;
  return {
    ...(role === undefined || columns.has('teachings') ? {} : { kind: role }),
    ...(className === undefined ? {} : { class: className }),
  };
}

/** Collects the columns of all sheets. The same meaning, or else the same name, is the same column. */
function createColumns() {
  const columns: TableColumn[] = [];
  const indexByKey = new Map<string, number>();
  const findOrAdd = (key: string, column: TableColumn): number | undefined => {
    const knownIndex = indexByKey.get(key);
    if (knownIndex !== undefined || columns.length >= importColumnsMax) return knownIndex;
    indexByKey.set(key, columns.length);
    return columns.push(column) - 1;
  };
  const addOfSheet = ({ head, meanings }: PeopleSheet): (number | undefined)[] => {
    const countByName = new Map<string, number>();
    return head.names.map((name, index) => {
      const meaning = meanings[index] ?? null;
      if (meaning !== null) return findOrAdd(`meaning ${meaning}`, { head: name, meaning });
      const plainName = normalizeColumnName(name);
      const count = (countByName.get(plainName) ?? 0) + 1;
      countByName.set(plainName, count);
      return findOrAdd(`name ${plainName} ${count}`, { head: name, meaning });
    });
  };
  /** A value of all people of a sheet. Its column is headed by the names of such sheets. */
  const addOwn = (column: ImportColumn, text: string): number | undefined => {
    const index = findOrAdd(`meaning ${column}`, { head: text, meaning: column });
    const own = index === undefined ? undefined : columns[index];
    if (own && !own.head.split(', ').includes(text) && own.head.length < 40)
      own.head = `${own.head}, ${text}`;
    return index;
  };
  return { columns, addOfSheet, addOwn };
}

const personMeanings: ReadonlySet<HeadMeaning | null> = new Set([
  'name',
  'family_name',
  'given_name',
  'english_name',
  'english_family_name',
  'english_given_name',
  'email',
  'login_name',
  'source_id',
]);

const sumPattern =
  /^(?:(?:grand\s+)?total|sum|count|number of students|總數|总数|(?:總|总|學生|学生|全班)?人[數数]|合計|合计|總計|总计|小計|小计)\s*[:：]?$/i;

/** Whether a line below the people says something else, such as how many they are. */
function isNobody({ cells }: TableRow, meanings: readonly (HeadMeaning | null)[]): boolean {
  const first = cells.findIndex((cell) => cell !== '');
  if (sumPattern.test(cells[first] ?? '')) return true;
  const hasSecond = cells.some((cell, index) => cell !== '' && index > first);
  return !hasSecond && !personMeanings.has(meanings[first] ?? null);
}

function describeLeftOut(sheets: readonly PeopleSheet[], lines: readonly string[]): ReadingNotice[] {
  const names = sheets.map(({ name }) => name).filter((name) => name !== '');
  const list = (texts: readonly string[]) =>
    `${texts.slice(0, namedSheetsMax).join(', ')}${texts.length > namedSheetsMax ? ', …' : ''}`;
  return [
    ...(names.length > 0 ? [{ key: 'sheets_left_out', params: { names: list(names) } } as const] : []),
    ...(lines.length > 0
      ? [{ key: 'lines_left_out', params: { count: lines.length, lines: list(lines) } } as const]
      : []),
  ];
}

/**
 * Marks lines that have more cells than there are columns. If all lines only have an empty cell more at their
 * end, no line is marked.
 */
function markWideLines({ names, rows }: Head): TableRow[] {
  const fewestCells = rows.reduce((fewest, { cells }) => Math.min(fewest, cells.length), Infinity);
  const hasExtraCells = ({ cells }: TableRow) =>
    cells.length > names.length &&
    (cells.length > fewestCells || cells.slice(names.length).some((cell) => cell !== ''));
  return rows.map((row) => (hasExtraCells(row) ? { ...row, isTooWide: true } : row));
}

function moveCells(from: readonly string[], indexes: readonly (number | undefined)[]): string[] {
  const cells: string[] = [];
  for (const [index, to] of indexes.entries()) if (to !== undefined) cells[to] = from[index] ?? '';
  return cells;
}

/** `marksWideLines`: a separator too many shifts the cells behind it, as in CSV. Refuses files that are no list of people. */
export function joinSheets(allSheets: readonly Sheet[], { marksWideLines = false } = {}): Table {
  const sheets = requireFilled(allSheets).map(readSheet);
  const people = choosePeople(sheets);
  if (people.some(({ isCut }) => isCut)) throw new FileProblem('too_many_rows', { max: importRowsMax });
  const { columns, addOfSheet, addOwn } = createColumns();
  const rows: TableRow[] = [];
  const leftOutLines: string[] = [];
  for (const sheet of people) {
    const indexes = addOfSheet(sheet);
    const ownCells = Object.entries(readOwnCells(sheet, people.length)) as [ImportColumn, string][];
    const ownIndexes = ownCells.map(([column, text]) => [addOwn(column, text), text] as const);
    const isKnown = isPeopleHead(sheet.head.names);
    const isInOrder = ownCells.length === 0 && indexes.every((to, from) => to === from);
    for (const row of marksWideLines ? markWideLines(sheet.head) : sheet.head.rows) {
      const place = people.length > 1 ? `${sheet.name} ${row.line}`.trim() : undefined;
      if (isKnown && isNobody(row, sheet.meanings)) {
        leftOutLines.push(place ?? String(row.line));
        continue;
      }
      const cells = isInOrder ? row.cells : moveCells(row.cells, indexes);
      for (const [to, text] of ownIndexes) if (to !== undefined) cells[to] ||= text;
      const line = place === undefined ? row.line : rows.length + 1;
      rows.push({ ...row, line, cells, ...(place === undefined ? {} : { place }) });
      if (rows.length > importRowsMax) throw new FileProblem('too_many_rows', { max: importRowsMax });
    }
  }
  if (rows.length === 0) throw new FileProblem('no_people');
  const leftOutSheets = sheets.filter((sheet) => !people.includes(sheet));
  return { columns, rows, notices: describeLeftOut(leftOutSheets, leftOutLines) };
}
