import type { AcceptedNumber, NumberRules } from './schema.ts';

/** The rules for a number as marking and students' keys have them. */
export type NumberKey = Omit<NumberRules, 'answers'> & { answers: Omit<AcceptedNumber, 'id'>[] };

export const noNumberKey: NumberKey = { answers: [], unit: 'none', units: '', wrong_unit_share: 0 };

export function toNumberKey({ answers, unit, units, wrong_unit_share }: NumberRules): NumberKey {
  return { answers: answers.map(dropId), unit, units, wrong_unit_share };
}

function dropId(answer: AcceptedNumber): NumberKey['answers'][number] {
  const { id: _, ...rest } = answer;
  return rest;
}
