import type { CellValue } from 'hucre/xlsx';
import { importTextMaxLength } from '#contract/limits.ts';
import { FileProblem } from './file-problem.ts';

/**
 * Returns a function that counts the characters of all rows it gets, and refuses the file where they become too many:
 * a workbook of some kilobytes may name the same long text in each of its cells.
 */
export function limitText(): (cells: readonly CellValue[]) => void {
  let length = 0;
  return (cells) => {
    for (const cell of cells) if (typeof cell === 'string') length += cell.length;
    if (length > importTextMaxLength) throw new FileProblem('too_much_text');
  };
}
