import { completeNumberRules } from '../../numbers/create-number-rules.ts';
import type { Blank } from './schema.ts';

/** The blank without what was left empty at the end of its lists. */
export function completeGap(blank: Blank): Blank {
  const { choice, number } = blank;
  return {
    ...blank,
    ...(choice && { choice: { ...choice, options: dropEmptyEnd(choice.options, choice.right) } }),
    ...(number && { number: completeNumberRules(number) }),
  };
}

/** The right option stays, so that a draft without its text says so. */
function dropEmptyEnd<Option extends { id: string; text: string }>(
  options: readonly Option[],
  right: string | null,
): Option[] {
  const kept = [...options];
  const isEmpty = (option: Option | undefined) => option?.text.trim() === '' && option.id !== right;
  while (isEmpty(kept.at(-1))) kept.pop();
  return kept;
}
