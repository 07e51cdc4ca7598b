import { createId } from '#parts/stored-media/create-id.ts';
import { dropEmptyEnd } from '../common/drop-empty-end.ts';
import type { AcceptedNumber, NumberRules } from './schema.ts';

export function createAcceptedNumber(value = ''): AcceptedNumber {
  return { id: createId(), value, margin: 'nominal', tolerance: '', to: '', share: 100 };
}

/** Rules with one accepted number, which may be empty. */
export function createNumberRules(value = ''): NumberRules {
  return { answers: [createAcceptedNumber(value)], unit: 'none', units: '', wrong_unit_share: 0 };
}

export function renewNumberIds(rules: NumberRules): NumberRules {
  return { ...rules, answers: rules.answers.map((answer) => ({ ...answer, id: createId() })) };
}

/** Leaves out empty answers at the end; one stays. */
export function completeNumberRules(rules: NumberRules): NumberRules {
  return { ...rules, answers: dropEmptyEnd(rules.answers, 1, isEmpty) };
}

const isEmpty = ({ value, tolerance, to }: AcceptedNumber): boolean =>
  `${value}${tolerance}${to}`.trim() === '';
