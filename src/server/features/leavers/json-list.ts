/**
 * Writes rows as one JSON list, a row at a time, so that no list has to fit into memory.
 */
export async function* writeJsonList(rows: AsyncIterable<object>): AsyncIterable<string> {
  let separator = '[\n';
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(row)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
