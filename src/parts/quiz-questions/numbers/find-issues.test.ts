import { describe, expect, it } from 'vitest';
import { completeNumberRules, createAcceptedNumber, createNumberRules } from './create-number-rules.ts';
import { describeAccepted } from './describe-number.ts';
import { explainAccepted } from './explain-number.ts';
import { findNumberHint } from './find-hint.ts';
import { findNumberIssues } from './find-issues.ts';
import { toNumberKey } from './number-key.ts';
import type { AcceptedNumber, NumberRules } from './schema.ts';

function rulesOf(answer: Partial<AcceptedNumber>, rules: Partial<NumberRules> = {}): NumberRules {
  return { ...createNumberRules(), answers: [{ ...createAcceptedNumber('5'), ...answer }], ...rules };
}

const units = { unit: 'required', units: 'cm' } as const;

describe('rules for a number', () => {
  it.each<[Partial<AcceptedNumber>, Partial<NumberRules>, issues: string[]]>([
    [{}, {}, []],
    [{ value: '1/2' }, {}, []],
    [{ value: '' }, {}, ['number.answers.0.value number_required']],
    [{ value: 'five' }, {}, ['number.answers.0.value number_unreadable']],
    [{ value: '5 cm' }, {}, ['number.answers.0.value number_unreadable']],
    [{ tolerance: '0.5' }, {}, []],
    [{ tolerance: '5%' }, {}, ['number.answers.0.tolerance tolerance_unreadable']],
    [{ tolerance: '5%', margin: 'relative' }, {}, []],
    [{ tolerance: '-1' }, {}, ['number.answers.0.tolerance tolerance_unreadable']],
    [{ margin: 'range' }, {}, ['number.answers.0.to range_end_required']],
    [{ margin: 'range', to: '4' }, {}, ['number.answers.0.to range_upside_down']],
    [{ margin: 'range', to: '5' }, {}, []],
    [{ margin: 'range', to: 'six', tolerance: 'ignored' }, {}, ['number.answers.0.to number_unreadable']],
    [{ share: 50 }, {}, ['number.answers.0.share share_full_required']],
    [{ share: 0 }, {}, ['number.answers.0.share share_range']],
    [{ share: 33.3 }, {}, ['number.answers.0.share share_range']],
    [{ share: null }, {}, ['number.answers.0.share share_range']],
    [{}, { answers: [] }, ['number.answers numbers_count']],
    [
      {},
      { answers: Array.from({ length: 11 }, () => createAcceptedNumber('1')) },
      ['number.answers numbers_count'],
    ],
    [{}, units, []],
    [{}, { ...units, units: ' | ' }, ['number.units units_required']],
    [{}, { ...units, units: 'cm|5' }, ['number.units unit_unreadable']],
    [{}, { ...units, wrong_unit_share: 101 }, ['number.wrong_unit_share share_range']],
    [{}, { unit: 'none', units: '5', wrong_unit_share: null }, []],
  ])('%j, %j', (answer, rules, issues) => {
    const found = findNumberIssues(rulesOf(answer, rules), ['number']);
    expect(found.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual(issues);
  });

  it('loses empty numbers at the end when it is completed', () => {
    const answers = ['5', '', '6', '', ' '].map(createAcceptedNumber);
    const { answers: left } = completeNumberRules({ ...createNumberRules(), answers });
    expect(left.map(({ value }) => value)).toEqual(['5', '', '6']);
    expect(completeNumberRules(createNumberRules()).answers).toHaveLength(1);
  });
});

describe('an accepted number is told', () => {
  it.each<[Partial<AcceptedNumber>, Partial<NumberRules>, signs: string, words: string]>([
    [{}, {}, '5', '5'],
    [{}, { unit: 'required', units: 'cm|厘米' }, '5 cm', '5 cm'],
    [{}, { unit: 'optional', units: 'HK$' }, 'HK$5', 'HK$5'],
    [{ tolerance: '0.1' }, {}, '5 ± 0.1', '5, or up to 0.1 more or less: 4.9 to 5.1'],
    [{ value: '0.3', tolerance: '0.2' }, {}, '0.3 ± 0.2', '0.3, or up to 0.2 more or less: 0.1 to 0.5'],
    [{ tolerance: '0' }, {}, '5', '5'],
    [
      { tolerance: '2', margin: 'relative' },
      units,
      '5 ± 2% cm',
      '5 cm, or up to 2% more or less: 4.9 to 5.1 cm',
    ],
    [{ tolerance: '25%', margin: 'geometric' }, {}, '5 ×÷ 25%', '5, or anything from 4 to 6.25'],
    [{ margin: 'range', to: '7' }, units, '5 – 7 cm', 'Anything from 5 to 7 cm'],
    [{ share: 50 }, {}, '5 (50%)', '5 (50% of the points)'],
  ])('%j, %j', (answer, rules, signs, words) => {
    const key = toNumberKey(rulesOf(answer, rules));
    expect(describeAccepted(key)).toEqual([signs]);
    expect(explainAccepted(key, 'en')).toEqual([words]);
  });
});

it.each<[string, NumberRules['unit'], string | undefined]>([
  ['', 'required', undefined],
  [' ', 'none', undefined],
  ['-', 'none', 'not_a_number'],
  ['3', 'none', undefined],
  ['3 cm', 'none', 'number_alone'],
  ['3', 'optional', undefined],
  ['3 parsecs', 'optional', undefined],
  ['3', 'required', 'unit_missing'],
  ['3 parsecs', 'required', undefined],
])('hints at what %j lacks where a unit is %s', (text, unit, hint) => {
  expect(findNumberHint(text, unit)).toBe(hint);
});
