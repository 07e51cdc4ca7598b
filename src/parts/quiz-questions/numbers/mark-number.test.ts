import { describe, expect, it } from 'vitest';
import { findNumberShare, foldNumberText } from './mark-number.ts';
import { type NumberKey, noNumberKey } from './number-key.ts';

/**
 * Values computed by hand from the rules of Moodle's numerical question (`get_tolerance_interval` of `qtype_numerical`):
 * nominal |x − a| ≤ t, relative |x − a| ≤ t·|a|, geometric a ÷ (1 + t) … a(1 + t).
 */

type Answer = NumberKey['answers'][number];

const accept = (value: string, more: Partial<Answer> = {}): Answer => ({
  value,
  margin: 'nominal',
  tolerance: '',
  to: '',
  share: 100,
  ...more,
});

const keyOf = (answers: Answer[], more: Partial<NumberKey> = {}): NumberKey => ({
  ...noNumberKey,
  answers,
  ...more,
});

describe('a number within its tolerance', () => {
  it.each<[Partial<Answer> & { value: string }, right: string[], wrong: string[]]>([
    [
      { value: '3.5' },
      ['3.5', '3,50', '３．５', '7/2', '35e-1'],
      ['3.4', '3.6', '3.5000001', '-3.5', 'x', ''],
    ],
    [{ value: '1/3' }, ['1/3', '2/6'], ['0.333', '0.3333333333']],
    [{ value: '0' }, ['0', '-0', '0.0'], ['0.0000001']],
    // 3.5 − 0.1 and 3.5 + 0.1 are right; the last digit decides.
    [{ value: '3.5', tolerance: '0.1' }, ['3.4', '3.5', '3.6'], ['3.39', '3.3999999', '3.61', '3.6000001']],
    [{ value: '-3.5', tolerance: '0.1' }, ['-3.4', '-3.6'], ['3.5', '-3.39', '-3.61']],
    // For a machine 0.7 + 0.1 is 0.7999999999999999, and 1.1 − 0.2 is 0.9000000000000001.
    [{ value: '0.7', tolerance: '0.1' }, ['0.6', '0.8'], ['0.5999', '0.8001']],
    [{ value: '1.1', tolerance: '0.2' }, ['0.9', '1.3'], ['0.8999', '1.3001']],
    [{ value: '0.3', tolerance: '0.2' }, ['0.1', '0.5'], ['0.0999', '0.5001']],
    [{ value: '1000', tolerance: '5' }, ['995', '1 005', '1,005'], ['994.99', '1005.01']],
    // 2% of 50 is 1, and of −50 too.
    [{ value: '50', margin: 'relative', tolerance: '2' }, ['49', '51'], ['48.99', '51.01']],
    [{ value: '50', margin: 'relative', tolerance: '2%' }, ['49', '51'], ['48.99', '51.01']],
    [{ value: '-50', margin: 'relative', tolerance: '2' }, ['-49', '-51'], ['-48.99', '-51.01', '50']],
    [{ value: '0', margin: 'relative', tolerance: '50' }, ['0'], ['0.1']],
    [
      { value: '6.02e23', margin: 'relative', tolerance: '1' },
      ['6.0e23', '6.08×10^23'],
      ['5.9e23', '6.1e23'],
    ],
    // 100 ÷ 1.25 is 80, 100 × 1.25 is 125.
    [{ value: '100', margin: 'geometric', tolerance: '25' }, ['80', '100', '125'], ['79.9', '75', '125.1']],
    [{ value: '-100', margin: 'geometric', tolerance: '25' }, ['-80', '-125'], ['-79.9', '-125.1', '100']],
    // A range holds exactly its ends.
    [{ value: '2', margin: 'range', to: '3' }, ['2', '2.5', '3'], ['1.9999999999', '3.0000000001']],
    [{ value: '-3', margin: 'range', to: '-2' }, ['-3', '-2'], ['-3.1', '-1.9']],
    // Unfinished rules accept nothing.
    [{ value: '3', margin: 'range', to: '2' }, [], ['2', '2.5', '3']],
    [{ value: '' }, [], ['0', '']],
    [{ value: '5', tolerance: 'some' }, [], ['5']],
    [{ value: '5', tolerance: '-1' }, [], ['5']],
  ])('%j', (answer, right, wrong) => {
    const key = keyOf([accept(answer.value, answer)]);
    expect(right.filter((text) => findNumberShare(key, text) !== 1)).toEqual([]);
    expect(wrong.filter((text) => findNumberShare(key, text) !== 0)).toEqual([]);
  });
});

it('takes the best of the accepted numbers', () => {
  const key = keyOf([
    accept('3.1', { share: 40 }),
    accept('3.14159', { tolerance: '0.002' }),
    accept('3', { margin: 'range', to: '4', share: 25 }),
  ]);
  expect(['3.1', '3.14', '3.5', '5'].map((text) => findNumberShare(key, text))).toEqual([0.4, 1, 0.25, 0]);
});

describe('a unit', () => {
  const units = 'cm|厘米|公分';
  it.each<[NumberKey['unit'], typed: string, share: number]>([
    ['none', '3.5', 1],
    ['none', '3.5 cm', 0],
    ['optional', '3.5', 1],
    ['optional', '3.5cm', 1],
    ['optional', '3.5 mm', 0.2],
    ['required', '3.5', 0.2],
    ['required', '3.5cm', 1],
    ['required', '3.5　ｃｍ', 1],
    ['required', '3.5厘米', 1],
    ['required', '3.5 公分', 1],
    ['required', '3.5 mm', 0.2],
    ['required', '3.5 CM', 0.2],
    ['required', '35 mm', 0],
    ['required', '4 cm', 0],
  ])('%s: %j gets %d', (unit, typed, share) => {
    const key = keyOf([accept('3.5')], { unit, units, wrong_unit_share: 20 });
    expect(findNumberShare(key, typed)).toBe(share);
  });

  it.each([
    ['cm²', '12 cm2'],
    ['cm²', '12 cm^2'],
    ['N·m', '12 Nm'],
    ['m/s', '12m/s'],
    ['圓', '12 圆'],
    ['HK$', 'HK$12'],
    ['$', '$ 12.00'],
    ['°C', '12℃'],
    ['%', '12％'],
  ])('%s is written as in %j', (one, typed) => {
    expect(findNumberShare(keyOf([accept('12')], { unit: 'required', units: one }), typed)).toBe(1);
  });

  it('shares points with the number', () => {
    const key = keyOf([accept('3.5', { share: 50 })], { unit: 'required', units, wrong_unit_share: 50 });
    expect(findNumberShare(key, '3.5')).toBe(0.25);
  });
});

it('counts what means the same together', () => {
  const texts = ['3.5 cm', '３．５ｃｍ', '3,5　cm', '7/2 cm'];
  expect(new Set(texts.map(foldNumberText)).size).toBe(1);
  expect(new Set(['3.5', '3.5 cm', '3.50001', 'three', 'Three and'].map(foldNumberText)).size).toBe(5);
});
