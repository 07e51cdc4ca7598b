import { haveSameIds } from '../../common/have-same-ids.ts';
import { isSame, listChoices, listPairs } from './choices.ts';
import type { Matching, Pair } from './schema.ts';

type WithMatching = { matching?: Matching | undefined };

/**
 * The stems of the question with the answers that belong to them in `keyed`, which must be among those that students chose
 * from: answers keep their ids, and those that belong to no stem any more mislead.
 */
export function withMatchesOf(question: WithMatching, keyed: WithMatching): WithMatching | undefined {
  const pairs = listPairs(question);
  const rightPairs = listPairs(keyed);
  if (!question.matching || !haveSameIds(pairs, rightPairs)) return undefined;
  const rightTextByStem = new Map(rightPairs.map(({ id, choice }) => [id, choice]));
  const offered = listChoices(question);
  const taken = new Set<string>();
  const matchedPairs = pairs.flatMap((pair): Pair[] => {
    const choice = offered.find(({ text }) => isSame(text, rightTextByStem.get(pair.id) ?? ''));
    if (!choice) return [];
    const free = offered.find(({ id, text }) => isSame(text, choice.text) && !taken.has(id));
    if (free) taken.add(free.id);
    // One answer may belong to several stems; an id that no student chose stands for it at the others.
    return [{ ...pair, choice_id: free?.id ?? `${pair.id}.right`, choice: choice.text }];
  });
  if (matchedPairs.length < pairs.length) return undefined;
  const extras = offered.filter(({ id }) => !taken.has(id));
  return { matching: { pairs: matchedPairs, extras } };
}
