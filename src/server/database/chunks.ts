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
