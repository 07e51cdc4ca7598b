import { expect, it } from 'vitest';
import { findNumberHint } from './find-hint.ts';
import { findNumberShare } from './mark-number.ts';
import type { NumberKey } from './number-key.ts';

/**
 * One answer range with a unit, and what becomes of everything that people type: the share of the points, and what the
 * field says before it is handed in. The range is −2 … 3.5 cm; a wrong unit gets nothing.
 */

const range = { value: '-2', margin: 'range', tolerance: '', to: '3.5', share: 100 } as const;
const keyOf = (unit: NumberKey['unit'], answer: NumberKey['answers'][number] = range): NumberKey => ({
  answers: [answer],
  unit,
  units: 'cm|厘米|公分',
  wrong_unit_share: 0,
});

type Hint = ReturnType<typeof findNumberHint>;

it.each<[typed: string, unit: NumberKey['unit'], share: number, hint?: Hint]>([
  // Both ends count, and the last digit decides.
  ['3.5', 'none', 1],
  ['3.50', 'none', 1],
  ['3.51', 'none', 0],
  ['3.5000000001', 'none', 0],
  ['-2', 'none', 1],
  ['-2.01', 'none', 0],
  ['-2.0000000001', 'none', 0],
  ['0', 'none', 1],
  // Decimal comma, full width, full-width comma and point.
  ['3,5', 'none', 1],
  ['３．５', 'none', 1],
  ['３，５', 'none', 1],
  ['３。５', 'none', 1],
  ['3·5', 'none', 1],
  ['3,6', 'none', 0],
  // The minus of keyboards: hyphen, minus, full width, dashes, and the Chinese one.
  ['−2', 'none', 1],
  ['－2', 'none', 1],
  ['－２', 'none', 1],
  ['–2', 'none', 1],
  ['—2', 'none', 1],
  ['一2', 'none', 1],
  ['ー２', 'none', 1],
  ['負2', 'none', 1],
  ['负 2', 'none', 1],
  ['- 2', 'none', 1],
  ['−3', 'none', 0],
  ['--2', 'none', 0, 'not_a_number'],
  // About, equals.
  ['≈ 3', 'none', 1],
  ['≈3', 'none', 1],
  ['≒ 3', 'none', 1],
  ['~3', 'none', 1],
  ['～3', 'none', 1],
  ['約 3', 'none', 1],
  ['大約3', 'none', 1],
  ['x = 3', 'none', 1],
  ['≈ 4', 'none', 0],
  // A thousand is read, and is outside.
  ['1 000', 'none', 0],
  ['1,000', 'none', 0],
  // Units, with and without a space, in any width; another unit, and none where one is asked for.
  ['3cm', 'required', 1],
  ['3 cm', 'required', 1],
  ['3　ｃｍ', 'required', 1],
  ['３厘米', 'required', 1],
  ['-2 公分', 'required', 1],
  ['≈ 3 cm', 'required', 1],
  ['3,5cm', 'required', 1],
  ['3.51cm', 'required', 0],
  ['3 mm', 'required', 0],
  ['3', 'required', 0, 'unit_missing'],
  ['3', 'optional', 1],
  ['3cm', 'optional', 1],
  ['3 mm', 'optional', 0],
  ['3cm', 'none', 0, 'number_alone'],
  // No number.
  ['', 'none', 0],
  ['cm', 'required', 0, 'not_a_number'],
  ['three', 'none', 0, 'not_a_number'],
  ['三', 'none', 0, 'not_a_number'],
  ['3.5.1', 'none', 0, 'not_a_number'],
  ['2 – 3', 'none', 0, 'not_a_number'],
  ['∞', 'none', 0, 'not_a_number'],
])('%j, unit %s: %d', (typed, unit, share, hint) => {
  expect([findNumberShare(keyOf(unit), typed), findNumberHint(typed, unit)]).toEqual([share, hint]);
});

it.each([
  ['1 000', 1],
  ['1,000', 1],
  ['1.000.000', 0],
  ['１，０００', 1],
  ["1'000", 1],
  ['1000', 1],
  ['1,00', 0],
])('reads thousands in %j: %d', (typed, share) => {
  const answer = { ...range, value: '1000', to: '1000' };
  expect(findNumberShare(keyOf('none', answer), typed)).toBe(share);
});

it('accepts nothing in a range upside down, which cannot be completed', () => {
  const answer = { ...range, value: '3.5', to: '-2' };
  const typed = ['-2', '0', '3.5'];
  expect(typed.map((text) => findNumberShare(keyOf('none', answer), text))).toEqual([0, 0, 0]);
});
