import { simplifiedPairs } from './simplified.generated.ts';

/**
 * Converts Traditional characters (also those of Hong Kong, such as 衞 and 為) to Simplified ones, one by one. Marking
 * only needs that two spellings of a word become the same text.
 */
let simplifiedByTraditional: Map<string, string> | undefined;

export function toSimplified(text: string): string {
  simplifiedByTraditional ??= createTable();
  let simplifiedText = '';
  for (const character of text) simplifiedText += simplifiedByTraditional.get(character) ?? character;
  return simplifiedText;
}

function createTable(): Map<string, string> {
  const characters = Array.from(simplifiedPairs);
  return new Map(
    characters.flatMap((traditional, index) => {
      const simplified = characters[index + 1];
      return index % 2 === 0 && simplified !== undefined ? [[traditional, simplified] as const] : [];
    }),
  );
}
