import { describe, expect, it } from 'vitest';
import { createQuestion } from '../create-question.ts';
import { markQuestion } from '../marking.ts';
import type { Question } from '../model.ts';
import { questionList } from '../model.ts';
import { toPublicQuestion, toQuestionInfo, toQuestionKey } from '../public-question.ts';
import { blankQuestion, multipleQuestion, singleQuestion, wordAnswers } from '../samples/sample-parts.ts';
import { correctQuestion } from './correct-question.ts';

const parse = (question: object): Question => {
  const [parsed] = questionList.parse([question]);
  if (!parsed) throw new Error('unreachable');
  return parsed;
};

const pin = { seed: 7, shuffle: true };
const single = parse(
  singleQuestion('q', { text: '1 + 1 = ?', score: 2, answers: wordAnswers('1', '*2', '3') }),
);
const keyOf = (question: Question, ...right: string[]): Question => ({
  ...question,
  answers: question.answers.map((answer) => ({ ...answer, correct: right.includes(answer.id) })),
});
const ordering: Question = {
  ...createQuestion('ordering'),
  id: 'q',
  score: 2,
  ordering: {
    credit: 'all_or_nothing',
    items: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Item ${id}` })),
  },
};
const matching: Question = {
  ...createQuestion('matching'),
  id: 'q',
  score: 2,
  matching: {
    pairs: [
      { id: 's1', stem: 'Cat', choice_id: 'c1', choice: 'Barks' },
      { id: 's2', stem: 'Dog', choice_id: 'c2', choice: 'Meows' },
    ],
    extras: [{ id: 'c3', text: 'Sings' }],
  },
};

describe('a corrected key', () => {
  it('marks by the new key and shows the old texts', () => {
    const keyed = keyOf(
      { ...single, answers: single.answers.map((one) => ({ ...one, text: 'Changed' })) },
      'c',
    );
    const corrected = correctQuestion(single, [{ kind: 'key', question: keyed }]);
    expect(toQuestionKey(corrected).options).toEqual(['c']);
    expect(['a', 'b', 'c'].map((option) => markQuestion(corrected, { option }))).toEqual([0, 0, 2]);
    expect(toPublicQuestion(corrected, pin)).toEqual(toPublicQuestion(single, pin));
  });

  it('keeps the order in which items were shown, which depends on the key', () => {
    const items = [...(ordering.ordering?.items ?? [])].reverse();
    const keyed = { ...ordering, ordering: { credit: 'all_or_nothing' as const, items } };
    const corrected = correctQuestion(ordering, [{ kind: 'key', question: keyed }]);
    expect(toPublicQuestion(corrected, pin)).toEqual(toPublicQuestion(ordering, pin));
    expect(markQuestion(corrected, { order: ['d', 'c', 'b', 'a'] })).toBe(2);
    expect(markQuestion(corrected, { order: ['a', 'b', 'c', 'd'] })).toBe(0);
  });

  it.each<[string, [string, string], Record<string, string>, number]>([
    ['swapped', ['Meows', 'Barks'], { s1: 'c2', s2: 'c1' }, 0],
    ['one for both', ['Meows', 'Meows'], { s1: 'c2', s2: 'c2' }, 1],
    ['one that was to mislead', ['Sings', 'Barks'], { s1: 'c3', s2: 'c1' }, 0],
  ])('pairs stems with the answers that were offered: %s', (_name, [first, second], pairs, published) => {
    const keyed: Question = {
      ...matching,
      matching: {
        pairs: [
          { id: 's1', stem: 'Cat', choice_id: 'x1', choice: first },
          { id: 's2', stem: 'Dog', choice_id: 'x2', choice: second },
        ],
        extras: [],
      },
    };
    const corrected = correctQuestion(matching, [{ kind: 'key', question: keyed }]);
    expect(markQuestion(corrected, { pairs })).toBe(2);
    expect(markQuestion(corrected, { pairs: { s1: 'c1', s2: 'c2' } })).toBe(published);
    expect(toQuestionKey(corrected).matches).toEqual(pairs);
    expect(toPublicQuestion(corrected, pin)).toEqual(toPublicQuestion(matching, pin));
  });

  it('keeps the id of each answer where two stems had the same', () => {
    const pairs = ['s1', 's2', 's3'].map((id, index) => ({
      id,
      stem: `Animal ${id}`,
      choice_id: `c${index + 1}`,
      choice: index < 2 ? 'Barks' : 'Meows',
    }));
    const question = { ...matching, matching: { pairs, extras: [] } };
    const corrected = correctQuestion(question, [{ kind: 'key', question }]);
    expect(corrected.matching?.pairs.map(({ choice_id }) => choice_id)).toEqual(['c1', 'c2', 'c3']);
    expect(toQuestionKey(corrected)).toEqual(toQuestionKey(question));
  });

  it('of a blank accepts other texts, and only for the same blanks', () => {
    const blank = parse(blankQuestion('q', ['H2O'], { text: 'Water is [[1]].', score: 2 }));
    const accepting = { ...blank, blanks: blank.blanks.map((one) => ({ ...one, accepted: 'water|H2O' })) };
    const corrected = correctQuestion(blank, [{ kind: 'key', question: accepting }]);
    expect(markQuestion(corrected, { blanks: { b1: 'water' } })).toBe(2);
    const other = { ...accepting, blanks: accepting.blanks.map((one) => ({ ...one, id: 'other' })) };
    const kept = correctQuestion(blank, [{ kind: 'key', question: other }]);
    expect(markQuestion(kept, { blanks: { b1: 'water' } })).toBe(0);
  });

  it('that does not fit leaves an earlier one that does', () => {
    const misfit = { ...keyOf(single, 'a'), answers: keyOf(single, 'a').answers.slice(1) };
    const changes = [keyOf(single, 'c'), misfit].map((question) => ({ kind: 'key' as const, question }));
    expect(toQuestionKey(correctQuestion(single, changes)).options).toEqual(['c']);
    const other = parse(multipleQuestion('q', { text: '?', answers: wordAnswers('*1', '2', '*3') }));
    const ofOtherKind = correctQuestion(single, [{ kind: 'key', question: other }]);
    expect(toQuestionKey(ofOtherKind).options).toEqual(['b']);
  });
});

it('joins the newest key, points and rule', () => {
  const changes = [
    { kind: 'full_marks' as const },
    { kind: 'points' as const, points: 5 },
    { kind: 'key' as const, question: keyOf(single, 'a') },
  ];
  const given = correctQuestion(single, changes);
  expect([markQuestion(given, null), toQuestionInfo(given).max_score]).toEqual([5, 5]);
  expect(toQuestionKey(given).options).toEqual(['a']);
  const voided = correctQuestion(single, [...changes, { kind: 'void' as const }]);
  expect([markQuestion(voided, { option: 'a' }), toQuestionInfo(voided).max_score]).toEqual([0, 0]);
  expect(toPublicQuestion(voided, pin).score).toBe(0);
  expect(correctQuestion(single, [])).toBe(single);
});

it('lets no teacher wait for a question that everybody has or nobody', () => {
  const open = { ...createQuestion('open'), id: 'q', score: 3 };
  const given = correctQuestion(open, [{ kind: 'full_marks' }]);
  expect([toQuestionInfo(given).marked_by, markQuestion(given, { text: 'A leaf' })]).toEqual(['machine', 3]);
});

it('never comes from a draft', () => {
  expect(parse({ ...single, corrected: { rule: 'full_marks', shown: single } })).not.toHaveProperty(
    'corrected',
  );
});
