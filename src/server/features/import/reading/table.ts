import type { NoticeKey } from '#contract/import/import-messages.ts';
import type { TextParams } from '#contract/language.ts';
import type { HeadMeaning } from './known-heads.ts';

/** A table of texts from a file. Formulas in cells are never calculated. */

export type TableRow = {
  /** Number of the line, from 1 as in spreadsheet programs. Line breaks within a cell are not counted. */
  line: number;
  cells: string[];
  isTooWide?: boolean;
  /** Sheet and line, where the list has several sheets and `line` therefore counts through all of them. */
  place?: string;
};
export type TableColumn = { head: string; meaning: HeadMeaning | null };
export type ReadingNotice = { key: NoticeKey; params: TextParams };
export type Table = { columns: TableColumn[]; rows: TableRow[]; notices: ReadingNotice[] };

export const isFilled = (row: TableRow) => row.cells.some((cell) => cell !== '');
