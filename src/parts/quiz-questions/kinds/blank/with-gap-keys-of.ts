import { haveSameIds } from '../../common/have-same-ids.ts';
import type { CompareSwitches } from '../../typed-texts/compare-switches.ts';
import { readSwitches } from '../../typed-texts/compare-switches.ts';
import type { Blank } from './schema.ts';

type WithBlanks = { blanks: Blank[] } & CompareSwitches;

/** The blanks of the question with what is right in those of `keyed`. */
export function withGapKeysOf(question: WithBlanks, keyed: WithBlanks): WithBlanks | undefined {
  if (!haveSameIds(question.blanks, keyed.blanks)) return undefined;
  const keyById = new Map(keyed.blanks.map((blank) => [blank.id, blank]));
  const blanks = question.blanks.flatMap((blank) => withKeyOfGap(blank, keyById.get(blank.id)) ?? []);
  return blanks.length === question.blanks.length ? { blanks, ...readSwitches(keyed) } : undefined;
}

function withKeyOfGap(blank: Blank, keyed: Blank | undefined): Blank | undefined {
  if (!keyed || keyed.type !== blank.type) return undefined;
  const { accepted, weight } = keyed;
  if (blank.type === 'number')
    return keyed.number?.unit === blank.number?.unit ? { ...blank, number: keyed.number, weight } : undefined;
  if (blank.type !== 'choice') return { ...blank, accepted, weight };
  const right = keyed.choice?.right ?? null;
  const isOffered = blank.choice?.options.some(({ id }) => id === right);
  return blank.choice && isOffered ? { ...blank, choice: { ...blank.choice, right }, weight } : undefined;
}
