import { dropEmptyEnd } from '../../common/drop-empty-end.ts';
import { completeNumberRules } from '../../numbers/create-number-rules.ts';
import type { Blank, GapChoice } from './schema.ts';

/** The blank without what was left empty at the end of its lists. */
export function completeGap(blank: Blank): Blank {
  const { choice, number } = blank;
  return {
    ...blank,
    ...(choice && { choice: completeChoice(choice) }),
    ...(number && { number: completeNumberRules(number) }),
  };
}

/** The right option stays, so that a draft without its text says so. */
function completeChoice({ options, right, shuffle }: GapChoice): GapChoice {
  const isEmpty = ({ id, text }: GapChoice['options'][number]) => text.trim() === '' && id !== right;
  return { options: dropEmptyEnd(options, 0, isEmpty), right, shuffle };
}
