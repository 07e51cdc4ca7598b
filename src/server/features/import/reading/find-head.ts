import type { ImportColumn } from '#contract/import/import-columns.ts';
import { importRowsMax } from '#contract/limits.ts';
import { countKnownColumns, listKnownColumns } from './find-columns.ts';
import { readHead } from './known-heads.ts';
import { isFilled, type TableRow } from './table.ts';

/** Finds the line that names the columns, below titles and instructions, also where two lines name them together. */

/** A head is expected within so many filled lines. */
export const headLinesMax = 30;
/** Readers stop beyond so many lines: the head, what is above it and all people. */
export const linesMax = importRowsMax + headLinesMax + 1;

export type Head = {
  /** The names of the columns. */
  names: string[];
  /** The lines above the names. */
  titles: TableRow[];
  /** The lines below the names, without names that are repeated on each page. */
  rows: TableRow[];
};

/**
 * The names that a second line adds: 中文 and 英文 below 姓名, which spans both. Undefined if it is a person or a line
 * of its own.
 */
function joinHeads(upper: readonly string[], lower: readonly string[]): string[] | undefined {
  let spanningName = '';
  const names: string[] = [];
  for (let index = 0; index < Math.max(upper.length, lower.length); index += 1) {
    const own = upper[index] ?? '';
    const below = lower[index] ?? '';
    if (own !== '') spanningName = own;
    const joined = `${spanningName} ${below}`;
    if (below === '' || below === own) names.push(own);
    else if (readHead(joined) !== null) names.push(joined);
    else if (readHead(below) !== null) names.push(below);
    else return undefined;
  }
  const filledCount = lower.filter((cell) => cell !== '').length;
  return filledCount > 0 && countKnownColumns(names) >= countKnownColumns(upper) ? names : undefined;
}

/** The first line with the most known names; the first line if none has any. */
function findHeadIndex(lines: readonly TableRow[]): number {
  let best = 0;
  let bestCount = 0;
  for (const [index, { cells }] of lines.slice(0, headLinesMax).entries()) {
    const next = lines[index + 1]?.cells ?? [];
    const count = Math.max(
      countKnownColumns(cells),
      countKnownColumns(cells) > 0 ? countKnownColumns(joinHeads(cells, next) ?? []) : 0,
    );
    if (count > bestCount) [best, bestCount] = [index, count];
  }
  return best;
}

/** What kinds of characters a text has, so that `4A` and `5B` are alike, and `4A` and `Class` are not. */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/\p{Script=Han}+/gu, '漢')
    .replaceAll(/\p{N}+/gu, '0')
    .replaceAll(/\p{L}+/gu, (letters) => (letters === '漢' ? letters : 'a'));

/** Whether the first line is already a person: it names no column, has a number, and looks like the second line. */
function isHeadless([first, second]: readonly TableRow[]): boolean {
  if (!first || !second || !first.cells.some((cell) => /\p{N}/u.test(cell))) return false;
  return first.cells.map(shapeOf).join('\n') === second.cells.map(shapeOf).join('\n');
}

/** `A` for the first column, as spreadsheet programs name it. */
const columnLetters = (index: number): string =>
  (index < 26 ? '' : columnLetters(Math.floor(index / 26) - 1)) + String.fromCodePoint(65 + (index % 26));

export function findHead(allLines: readonly TableRow[]): Head {
  const lines = allLines.filter(isFilled);
  const headIndex = findHeadIndex(lines);
  const upper = lines[headIndex]?.cells ?? [];
  if (countKnownColumns(upper) === 0 && isHeadless(lines))
    return { names: upper.map((_, index) => columnLetters(index)), titles: [], rows: lines };
  const isKnown = countKnownColumns(upper) > 0;
  const joined = isKnown ? joinHeads(upper, lines[headIndex + 1]?.cells ?? []) : undefined;
  const heads = joined ? [upper, lines[headIndex + 1]?.cells ?? []] : [upper];
  const isRepeated = (cells: readonly string[]) =>
    isKnown && heads.some((head) => head[0] === cells[0] && head.join('\n') === cells.join('\n'));
  return {
    names: joined ?? [...upper],
    titles: lines.slice(0, headIndex),
    rows: lines.slice(headIndex + heads.length).filter(({ cells }) => !isRepeated(cells)),
  };
}

const personColumns: readonly ImportColumn[] = ['name', 'english_name', 'email', 'login_name', 'source_id'];

/** Whether the names are those of a list of people: one says who somebody is, and it is not alone or is a name. */
export function isPeopleHead(names: readonly string[]): boolean {
  const columns = listKnownColumns(names);
  return personColumns.some((column) => columns.has(column)) && (columns.size > 1 || columns.has('name'));
}
