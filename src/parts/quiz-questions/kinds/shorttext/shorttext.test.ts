import { expect, it } from 'vitest';
import type { QuestionOf } from '../../kind-form/kind-schema.ts';
import { shorttext as kind } from './kind.ts';
import { shorttext as model } from './model.ts';
import { samples } from './samples.ts';
import type { schema } from './schema.ts';

type ShortQuestion = QuestionOf<typeof schema>;

/** Shares by hand, by the rule of Moodle's short-answer question: the best of the answers that match; signs are no wildcards here. */

const question: ShortQuestion = {
  ...samples.question,
  match_variants: false,
  shorttext: {
    answers: [
      { id: 't1', text: 'Hong Kong', share: 100 },
      { id: 't2', text: 'Kong', share: 40 },
      { id: 't3', text: 'hong kong', share: 80 },
      { id: 't4', text: 'H*', share: 20 },
      { id: 't5', text: '香港', share: 100 },
    ],
  },
};

it.each<[string, Partial<ShortQuestion>, number]>([
  ['Hong Kong', {}, 1],
  [' hong  KONG ', {}, 1],
  ['hongkong', {}, 1],
  ['hongkong', { ignore_space: false }, 0],
  ['hong kong', { case_sensitive: true }, 0.8],
  ['Ｋong', {}, 0.4],
  ['H*', {}, 0.2],
  ['Hong Kong island', {}, 0],
  ['*', {}, 0],
  ['香港', {}, 1],
  ['', {}, 0],
  ['\u200b', {}, 0],
])('%j, %j: %d', (typed, switches, share) => {
  expect(model.marking.findShare({ ...question, ...switches }, { shorttext: typed })).toBe(share);
});

it.each<[{ text?: string; share?: number | null }[], string[]]>([
  [[{ text: 'a' }], []],
  [[{ text: '' }], ['shorttext.answers.0.text text_required']],
  [[{ text: 'a' }, { text: ' ', share: 50 }], []],
  [[{ text: ' ' }, { text: 'a', share: 50 }], ['shorttext.answers.0.text text_required']],
  [[{ text: 'a', share: 99 }], ['shorttext.answers.0.share share_full_required']],
  [[{ text: 'a' }, { text: 'b', share: null }], ['shorttext.answers.1.share share_range']],
  [[], ['shorttext.answers texts_count']],
  [Array.from({ length: 11 }, () => ({ text: 'a' })), ['shorttext.answers texts_count']],
])('%j lack %j', (answers, issues) => {
  const filled = answers.map((one, index) => ({ id: `t${index}`, text: '', share: 100, ...one }));
  const found = kind.findIssues({ ...question, shorttext: { answers: filled } });
  expect(found.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual(issues);
});
