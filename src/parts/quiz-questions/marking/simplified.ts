import { simplifiedPairs } from './simplified.generated.ts';

/**
 * Converts Traditional characters (also those of Hong Kong, such as 衞 and 為) to Simplified ones, one by one. Marking
 * only needs that two spellings of a word become the same text.
 */
let table: Map<string, string> | undefined;

export function toSimplified(text: string): string {
  table ??= readTable();
  let simplifiedText = '';
  for (const character of text) simplifiedText += table.get(character) ?? character;
  return simplifiedText;
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
