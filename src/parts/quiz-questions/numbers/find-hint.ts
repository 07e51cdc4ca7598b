import { readTypedNumber } from '#contract/rules/typed-number.ts';
import type { numberMessages } from './number-messages.ts';
import type { NumberRules } from './schema.ts';

type Hint = Extract<keyof typeof numberMessages, 'not_a_number' | 'number_alone' | 'unit_missing'>;

/** What somebody who types may have overlooked; it is never about what is right. */
export function findNumberHint(text: string, unit: NumberRules['unit']): Hint | undefined {
  if (text.trim() === '') return undefined;
  const typed = readTypedNumber(text);
  if (!typed) return 'not_a_number';
  if (unit === 'none' && typed.unit !== '') return 'number_alone';
  return unit === 'required' && typed.unit === '' ? 'unit_missing' : undefined;
}
