/**
 * Few lengths, so that there are few different statements with lists, which stay prepared. Short lists, such as the answers
 * of one save, are one statement.
 */
const chunkLengths = [64, 16, 8, 7, 6, 5, 4, 3, 2, 1];

/** Splits a list into parts of 64, 16, and 8 or less. */
export function splitForStatements<T>(list: readonly T[]): T[][] {
  const chunks: T[][] = [];
  let from = 0;
  while (from < list.length) {
    const leftCount = list.length - from;
    const length = chunkLengths.find((each) => each <= leftCount) ?? 1;
    chunks.push(list.slice(from, from + length));
    from += length;
  }
  return chunks;
}

const listMax = 256;

/**
 * Splits the values of an `in (…)` into lists of at most 256. Each list is filled up to the next power of two by
 * repeating its last value, which changes no result, so that a few prepared statements serve every length.
 */
export function splitForLists<T>(values: readonly T[]): T[][] {
  const lists: T[][] = [];
  for (let from = 0; from < values.length; from += listMax) {
    const list = values.slice(from, from + listMax);
    const length = 2 ** Math.ceil(Math.log2(list.length));
    lists.push([...list, ...Array.from({ length: length - list.length }, () => list.at(-1) as T)]);
  }
  return lists;
}
