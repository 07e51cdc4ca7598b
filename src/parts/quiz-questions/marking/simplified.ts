import { simplifiedPairs } from './simplified.generated.ts';

/**
 * Traditional characters (with Hong Kong's own, such as 衞 and 為) as Simplified ones, character by
 * character: two spellings of one word meet in the same text, which is all that marking asks.
 */
let table: Map<string, string> | undefined;

export function toSimplified(text: string): string {
  table ??= readTable();
  let folded = '';
  for (const character of text) folded += table.get(character) ?? character;
  return folded;
}

function readTable(): Map<string, string> {
  const characters = Array.from(simplifiedPairs);
  return new Map(
    characters.flatMap((from, index) => {
      const to = characters[index + 1];
      return index % 2 === 0 && to !== undefined ? [[from, to] as const] : [];
    }),
  );
}
