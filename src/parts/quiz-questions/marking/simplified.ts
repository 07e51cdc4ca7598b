import { foldTyped } from '#contract/rules/typed-text.ts';
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

/**
 * Pairs of spellings that OpenCC leaves as they are, because each is also a word of its own (著 in 著作, 瞭 in 瞭望). As a
 * typed answer either is meant for the other.
 */
const spellingByVariant = new Map(
  ['著着', '瞭了', '藉借', '甚什', '彷仿', '砲炮', '妳你', '「“', '」”', '『‘', '』’'].map((pair) => {
    const [variant = '', spelling = ''] = Array.from(pair);
    return [variant, foldTyped(spelling)] as const;
  }),
);

/** Makes variants of characters and quotes equal, whichever of the written languages they belong to. */
export function foldVariants(text: string): string {
  let foldedText = '';
  for (const character of toSimplified(text)) foldedText += spellingByVariant.get(character) ?? character;
  return foldedText;
}
