/** A row of a table as a spreadsheet puts it on the clipboard; `line`, from 1, is where it begins. */
export type PastedRow = { line: number; cells: string[] };
