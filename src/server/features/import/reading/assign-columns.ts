import type { ImportColumn } from '#contract/import/import-columns.ts';
import { joinTeachings, type ReadCells, readName } from './join-cells.ts';
import { type HeadMeaning, toColumn } from './known-heads.ts';
import { limitText } from './limit-text.ts';
import { mergeTeacherRows } from './merge-teacher-rows.ts';
import type { PeopleList, ReadingChoice } from './people-list.ts';
import type { Table, TableColumn } from './table.ts';

const sampleMaxLength = 200;

const toOneLine = (cell = '') => cell.replaceAll('\n', ' ');

type Cells = PeopleList['rows'][number]['cells'];

/** What each column means: as recognised, or as somebody has chosen. */
function settleMeanings(
  columns: readonly TableColumn[],
  choice: ReadingChoice['columns'],
): (HeadMeaning | null)[] {
  return columns.map(({ meaning }, index) => {
    if (!choice) return meaning;
    const chosen = choice[index] ?? null;
    return meaning !== null && toColumn(meaning) === chosen ? meaning : chosen;
  });
}

/** A number or a name of a class in it shows that a text is more than a subject. */
const hasClassPattern = /\d/;

/** A cell with teachings may have several lines, with a teaching on each. */
function readTeachings(read: ReadCells): { text: string; isJoined: boolean } {
  const whole = read('teachings')
    .map((text) => text.replaceAll('\n', '; '))
    .filter((text) => text !== '');
  if (whole.length > 0) return { text: whole.join('; '), isJoined: false };
  const subject = read('teaching_subject')[0] ?? '';
  const ownClass = read('teaching_class')[0] ?? '';
  const classText = ownClass || (hasClassPattern.test(subject) ? '' : (read('class')[0] ?? ''));
  const joined = joinTeachings(classText, subject);
  if (joined !== '') return { text: joined, isJoined: true };
  return { text: (subject || ownClass).replaceAll('\n', '; '), isJoined: false };
}

const nameMeanings = {
  name: ['name', 'given_name', 'family_name'],
  english_name: ['english_name', 'english_given_name', 'english_family_name'],
} as const;

type IndexesByMeaning = ReadonlyMap<HeadMeaning, readonly number[]>;

function indexMeanings(meanings: readonly (HeadMeaning | null)[]): IndexesByMeaning {
  const indexesByMeaning = new Map<HeadMeaning, number[]>();
  for (const [index, meaning] of meanings.entries())
    if (meaning !== null) indexesByMeaning.set(meaning, [...(indexesByMeaning.get(meaning) ?? []), index]);
  return indexesByMeaning;
}

/** Stores each cell under its column. */
function toCells(
  indexesByMeaning: IndexesByMeaning,
  columns: ReadonlySet<ImportColumn>,
  cells: readonly string[],
): { cells: Cells; isJoined: boolean } {
  const readLines: ReadCells = (meaning) =>
    (indexesByMeaning.get(meaning) ?? []).map((index) => cells[index] ?? '');
  const readTexts: ReadCells = (meaning) => readLines(meaning).map(toOneLine);
  const teachings = columns.has('teachings') ? readTeachings(readLines) : { text: '', isJoined: false };
  const readColumn = (column: ImportColumn): string => {
    if (column === 'teachings') return teachings.text;
    if (column === 'name' || column === 'english_name') return readName(readTexts, nameMeanings[column]);
    return readTexts(column)[0] ?? '';
  };
  return {
    cells: Object.fromEntries([...columns].map((column) => [column, readColumn(column)])),
    isJoined: teachings.isJoined,
  };
}

/** Stores each cell of a table under its column. */
export function assignColumns(
  table: Table,
  choice: ReadingChoice,
): Pick<PeopleList, 'columns' | 'rows' | 'classes' | 'notices'> {
  const meanings = settleMeanings(table.columns, choice.columns);
  const columns = table.columns.map(({ head }, index) => {
    const meaning = meanings[index] ?? null;
    const sampleRow = table.rows.find(({ cells }) => cells[index]) ?? table.rows[0];
    return {
      head: toOneLine(head),
      sample: toOneLine(sampleRow?.cells[index]).slice(0, sampleMaxLength),
      column: meaning && toColumn(meaning),
    };
  });
  const usedColumns = new Set(columns.flatMap(({ column }) => column ?? []));
  const indexes = indexMeanings(meanings);
  // Merged cells, names of sheets and joined teachings repeat texts that were counted once.
  const countText = limitText();
  const rows = table.rows.map(({ cells, ...row }) => {
    const read = toCells(indexes, usedColumns, cells);
    countText([row.place ?? '', ...Object.values(read.cells)]);
    return { ...row, ...read };
  });
  return { columns, rows: mergeTeacherRows(rows), classes: [], notices: table.notices };
}
