import { partsInDraftMax } from '../../../limits.ts';
import { createPair } from '../create-pair.ts';
import type { Matching, Pair } from '../schema.ts';

type WithMatching = { matching?: Matching | undefined };
type Change = (question: WithMatching) => { matching: Matching };

const noMatching: Matching = { pairs: [], extras: [] };

export function changePairs(change: (pairs: Pair[]) => Pair[]): Change {
  return ({ matching = noMatching }) => ({ matching: { ...matching, pairs: change(matching.pairs) } });
}

export function changeExtras(change: (extras: Matching['extras']) => Matching['extras']): Change {
  return ({ matching = noMatching }) => ({ matching: { ...matching, extras: change(matching.extras) } });
}

/**
 * Pasted rows fill the pairs from the one at `index` on: rows of two cells both sides, rows of one cell the side that was pasted into.
 */
export function pasteRows(
  pairs: readonly Pair[],
  index: number,
  side: 'stem' | 'choice',
  rows: readonly string[][],
): Pair[] {
  const changed = [...pairs];
  for (const [offset, [first = '', second]] of rows.entries()) {
    const place = index + offset;
    if (place >= partsInDraftMax) break;
    const filled = second === undefined ? { [side]: first } : { stem: first, choice: second };
    changed[place] = { ...(changed[place] ?? createPair()), ...filled };
  }
  return changed;
}
