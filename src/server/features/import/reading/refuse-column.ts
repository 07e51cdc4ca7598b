import { importColumnsMax } from '#contract/limits.ts';
import { FileProblem } from './file-problem.ts';

/** The letters of a column, from 1, as spreadsheet programs write them: A … Z, AA … XFD. */
function writeColumnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  const letter = String.fromCharCode(65 + ((column - 1) % 26));
  return rest > 0 ? `${writeColumnLetters(rest)}${letter}` : letter;
}

/** Refuses a file that has something right of the last allowed column, and says where. Both count from 1. */
export function refuseColumn(line: number, column: number): never {
  throw new FileProblem('too_many_columns', {
    max: importColumnsMax,
    line,
    column: writeColumnLetters(column),
  });
}
