import type { ImportColumn } from '#contract/import/import-columns.ts';
import { findColumns } from './find-columns.ts';
import type { PeopleList, ReadingChoice } from './people-list.ts';
import type { Table } from './table.ts';

const sampleMaxLength = 200;

const toOneLine = (cell = '') => cell.replaceAll('\n', ' ');

/** A cell with teachings may have several lines, with a teaching on each. */
const joinCellLines = (column: ImportColumn, cell = '') =>
  column === 'teachings' ? cell.replaceAll('\n', '; ') : toOneLine(cell);

/** Recognises the columns of a table and stores each cell under its column. */
export function assignColumns(
  table: Table,
  choice: ReadingChoice,
): Pick<PeopleList, 'columns' | 'rows' | 'classes' | 'notices'> {
  const knownColumns = choice.columns ?? findColumns(table.columnNames);
  const columns = table.columnNames.map((head, index) => ({
    head: toOneLine(head),
    sample: toOneLine(table.rows[0]?.cells[index]).slice(0, sampleMaxLength),
    column: knownColumns[index] ?? null,
  }));
  const rows = table.rows.map(({ cells, ...row }) => ({
    ...row,
    cells: Object.fromEntries(
      columns.flatMap(({ column }, index) => (column ? [[column, joinCellLines(column, cells[index])]] : [])),
    ),
  }));
  return { columns, rows, classes: [], notices: [] };
}
