/** Few lengths, so that there are few different statements with lists, which stay prepared. */
const lengths = [64, 16, 4, 1];

/** Splits a list into parts of 64, 16, 4 and 1. */
export function splitForStatements<T>(list: readonly T[]): T[][] {
  const parts: T[][] = [];
  let from = 0;
  while (from < list.length) {
    const left = list.length - from;
    const length = lengths.find((each) => each <= left) ?? 1;
    parts.push(list.slice(from, from + length));
    from += length;
  }
  return parts;
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
