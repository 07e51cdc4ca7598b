import { describe, expect, it } from 'vitest';
import { createNumberRules } from '../../numbers/create-number-rules.ts';
import { completeGap } from './complete-gap.ts';
import { changeGapType, renewGapIds } from './create-gap.ts';
import { findBlankIssues } from './find-issues.ts';
import { blank as kind } from './kind.ts';
import { blank as model } from './model.ts';
import { samples } from './samples.ts';
import type { Blank } from './schema.ts';

/** Blanks of every type. Shares by hand: right blanks ÷ blanks, or by their weights, as Moodle's cloze questions weigh them. */

const options = [
  { id: 'o1', text: 'at' },
  { id: 'o2', text: 'in' },
  { id: 'o3', text: 'on' },
];

const text: Blank = { id: 'b1', accepted: 'school|the school' };
const choice: Blank = {
  id: 'b2',
  accepted: '',
  type: 'choice',
  choice: { options, right: 'o2', shuffle: false },
};
const number: Blank = {
  id: 'b3',
  accepted: '',
  type: 'number',
  number: {
    ...createNumberRules(),
    answers: [
      { id: 'n1', value: '8', margin: 'nominal', tolerance: '0.5', to: '', share: 100 },
      { id: 'n2', value: '7', margin: 'range', tolerance: '', to: '9', share: 50 },
    ],
  },
};

const build = (blanks: Blank[]) => ({
  ...samples.question,
  body: { kind: 'word' as const, text: blanks.map((_, index) => `[[${index + 1}]]`).join(' ') },
  blanks,
});

const share = (blanks: Blank[], texts: Record<string, string>) =>
  model.marking.findShare(build(blanks), { blanks: texts });

describe('the share of the points', () => {
  const all = [text, choice, number];

  it.each<[string, Record<string, string>, number]>([
    ['everything right', { b1: 'The school', b2: 'o2', b3: '8.5' }, 1],
    ['one of three', { b1: 'school' }, 1 / 3],
    ['the words of an option are no choice', { b2: 'in' }, 0],
    ['an option of no blank', { b2: 'o9' }, 0],
    ['the wrong option', { b2: 'o1' }, 0],
    ['half of a number', { b3: '7' }, 1 / 6],
    ['no number', { b3: 'eight' }, 0],
    ['nothing', {}, 0],
    ['names that every object has', { constructor: 'school', toString: 'o2' }, 0],
  ])('%s', (_name, texts, expected) => {
    expect(share(all, texts)).toBeCloseTo(expected, 12);
  });

  it.each<[weights: (number | undefined)[], Record<string, string>, number]>([
    [[2, 1, 1], { b1: 'school' }, 0.5],
    [[2, 1, 1], { b2: 'o2' }, 0.25],
    [[undefined, 3, undefined], { b2: 'o2' }, 0.6],
    [[2, 1, 1], { b1: 'school', b2: 'o2', b3: '7' }, 0.875],
  ])('by weights %j', (weights, texts, expected) => {
    const weighted = all.map((one, index) => {
      const weight = weights[index];
      return weight === undefined ? one : { ...one, weight };
    });
    expect(share(weighted, texts)).toBeCloseTo(expected, 12);
  });

  it('of a question without blanks is nothing', () => {
    expect(share([], {})).toBe(0);
  });
});

describe('what students get', () => {
  it('is a list of options without the right one, and nothing about texts', () => {
    const shown = kind.toPublic(build([text, choice, number]), { seed: 1, shuffle: true });
    expect(shown).toEqual({
      blanks: ['b1', 'b2', 'b3'],
      gaps: { b2: { type: 'choice', options }, b3: { type: 'number', unit: 'none' } },
    });
    expect(kind.toPublic(build([text]), { seed: 1, shuffle: true })).toEqual({ blanks: ['b1'] });
  });

  it('is in an order of its own where the teacher shuffles', () => {
    const shuffled = { ...choice, choice: { options, right: 'o2', shuffle: true } };
    const orders = Array.from({ length: 30 }, (_, seed) =>
      JSON.stringify(kind.toPublic(build([shuffled]), { seed, shuffle: false }).gaps),
    );
    expect(new Set(orders).size).toBe(6);
  });
});

describe('issues', () => {
  const listIssues = (blank: Blank) =>
    findBlankIssues(build([blank])).map(({ path, message }) => `${path.join('.')} ${message}`);
  const choiceOf = (texts: string[], right: string | null): Blank => ({
    ...choice,
    choice: {
      options: texts.map((one, index) => ({ id: `o${index + 1}`, text: one })),
      right,
      shuffle: true,
    },
  });

  it.each<[Blank, string[]]>([
    [text, []],
    [choice, []],
    [number, []],
    [{ id: 'b', accepted: '' }, ['blanks.0.accepted accepted_required']],
    [{ id: 'b', accepted: '', type: 'choice' }, ['blanks.0.choice.options gap_options_count']],
    [{ id: 'b', accepted: '', type: 'number' }, ['blanks.0.number.answers.0.value number_required']],
    [choiceOf(['a'], 'o1'), ['blanks.0.choice.options gap_options_count']],
    [
      choiceOf(
        Array.from({ length: 11 }, (_, at) => `${at}`),
        'o1',
      ),
      ['blanks.0.choice.options gap_options_count'],
    ],
    [choiceOf(['a', 'b', ''], 'o1'), []],
    [choiceOf(['a', '', 'b'], 'o1'), ['blanks.0.choice.options.1.text gap_option_required']],
    [choiceOf(['a', ''], 'o2'), ['blanks.0.choice.options.1.text gap_option_required']],
    [choiceOf(['a', ' a '], 'o1'), ['blanks.0.choice.options.1.text gap_option_repeated']],
    [choiceOf(['a', 'b'], null), ['blanks.0.choice.right gap_right_required']],
    [choiceOf(['a', 'b'], 'gone'), ['blanks.0.choice.right gap_right_required']],
    [{ ...text, weight: 0.5 }, []],
    [{ ...text, weight: 0 }, ['blanks.0.weight weight_range']],
    [{ ...text, weight: 101 }, ['blanks.0.weight weight_range']],
    [{ ...text, weight: null }, ['blanks.0.weight weight_range']],
  ])('%j', (blank, issues) => {
    expect(listIssues(blank)).toEqual(issues);
  });

  it('are none of options that are left empty at the end', () => {
    const completed = completeGap(choiceOf(['a', 'b', '', ' '], 'o1'));
    expect(completed.choice?.options.map((one) => one.text)).toEqual(['a', 'b']);
  });
});

describe('another type', () => {
  it('begins with the accepted text, and forgets nothing on the way back', () => {
    const asChoice = changeGapType({ id: 'b', accepted: 'in|on' }, 'choice');
    expect(asChoice).toMatchObject({
      type: 'choice',
      choice: { options: [{ text: 'in' }, { text: '' }, { text: '' }] },
    });
    expect(asChoice.choice?.right).toBe(asChoice.choice?.options[0]?.id);
    const asNumber = changeGapType({ ...asChoice, accepted: '7' }, 'number');
    expect(asNumber).toMatchObject({
      type: 'number',
      number: { answers: [{ value: '7' }] },
      choice: asChoice.choice,
    });
    expect(changeGapType(asNumber, 'text')).not.toHaveProperty('type');
    expect(changeGapType(asNumber, 'choice').choice).toBe(asChoice.choice);
  });

  it('keeps the right option in a copy', () => {
    const copy = renewGapIds(choice).choice;
    expect(copy?.options.find(({ id }) => id === copy.right)?.text).toBe('in');
  });
});
