/**
 * Writes rows as one JSON list, a row at a time, so that no list has to fit into memory.
 */
export async function* toJson(rows: AsyncIterable<object>): AsyncIterable<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
