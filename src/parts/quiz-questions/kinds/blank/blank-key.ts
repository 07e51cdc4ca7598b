import { splitAccepted } from '../../common/split-accepted.ts';
import type { QuestionOf } from '../../kind-form/kind-schema.ts';
import { describeAccepted } from '../../numbers/describe-number.ts';
import { type NumberKey, noNumberKey, toNumberKey } from '../../numbers/number-key.ts';
import { type CompareSwitches, readSwitches } from '../../typed-texts/compare-switches.ts';
import type { Blank, schema } from './schema.ts';

/** One blank with what counts as right: texts, an option, or numbers. `accepted` says so in words, for all of them. */
export type GapKey = {
  id: string;
  accepted: string[];
  /** Id of the right option. */
  right?: string;
  number?: NumberKey;
};

/** What does not matter when texts are compared, and what counts as right. */
export type BlankKey = CompareSwitches & { blanks: GapKey[] };

export function toBlankKey(question: QuestionOf<typeof schema>): BlankKey {
  return { blanks: question.blanks.map(toGapKey), ...readSwitches(question) };
}

function toGapKey({ id, accepted, type, choice, number }: Blank): GapKey {
  if (type === 'choice') {
    const right = choice?.options.find((option) => option.id === choice.right);
    return { id, accepted: right ? [right.text.trim()] : [], right: right?.id ?? '' };
  }
  if (type === 'number') {
    const numberKey = number ? toNumberKey(number) : noNumberKey;
    return { id, accepted: describeAccepted(numberKey), number: numberKey };
  }
  return { id, accepted: splitAccepted(accepted) };
}
