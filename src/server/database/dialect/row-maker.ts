/** Makes plain objects of rows that a driver gives as lists of cells. */

type RowMaker = (cells: readonly unknown[]) => Record<string, unknown>;

/** As many as there are different lists of columns in the code's queries. */
const makerByColumns = new Map<string, RowMaker>();

/**
 * A function with the names written into it makes all rows in one shape. Adding one column after another takes ten times as
 * long, and makes of more than some fifteen columns a hash table, which is slow to copy and to read.
 */
function compileMaker(columns: readonly string[]): RowMaker {
  const fields = columns.map((column, index) => `${JSON.stringify(column)}: cells[${index}]`);
  // The names are those of the statement, never what somebody typed, and are quoted.
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function('cells', `return { ${fields.join(', ')} };`) as RowMaker;
}

export function rowMakerOf(columns: readonly string[]): RowMaker {
  const key = JSON.stringify(columns);
  const maker = makerByColumns.get(key) ?? compileMaker(columns);
  makerByColumns.set(key, maker);
  return maker;
}
