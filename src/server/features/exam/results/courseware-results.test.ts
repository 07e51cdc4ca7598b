import { describe, expect, it } from 'vitest';
import { type BankAnswer, listBankAnswers } from './bank-answer.ts';
import { makeResults } from './courseware-results.ts';
import { findSign, type SignFigures } from './question-sign.ts';
import { addWrongAnswers, type WrongAnswer } from './wrong-answers.ts';

/**
 * Five students: place `p` has question 1 in all attempts, places `d1` (2 points) and `d2` (4 points) have what was drawn.
 * Student 3 left `p` out, and question 3 of student 5 waits for a teacher.
 */
const attempts = [
  { p: 3, d1: [2, 2], d2: [3, 4] },
  { p: 1, d1: [3, 0], d2: [2, 1] },
  { p: undefined, d1: [2, 1], d2: [4, 4] },
  { p: 3, d1: [4, 0], d2: [2, 3] },
  { p: 0, d1: [2, 0], d2: [3, null] },
] as const;

function toAnswers({ p, d1, d2 }: (typeof attempts)[number], index: number): BankAnswer[] {
  const info = (id: string, max_score: number, question: number) => ({
    id,
    title: '',
    max_score,
    marked_by: 'machine' as const,
    bank: { question_id: question, version_id: 10 * question },
  });
  const answer = (question_id: string, max_score: number, score: number | null) => ({
    question_id,
    max_score,
    score,
    needs_teacher: score === null ? (1 as const) : (0 as const),
  });
  return listBankAnswers(index + 1, {
    questions: [info('p', 3, 1), info('d1', 2, d1[0]), info('d2', 4, d2[0])],
    answers: [
      ...(p === undefined ? [] : [answer('p', 3, p)]),
      answer('d1', 2, d1[1]),
      answer('d2', 4, d2[1]),
    ],
    isDrawn: (place) => place !== 'p',
  });
}

/** Moodle's definitions, written out by themselves, for pairs of a share and the score that it is compared with. */
function calculateAsMoodle(pairs: readonly (readonly [number, number])[]) {
  const n = pairs.length;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const covary = (one: readonly number[], other: readonly number[]) =>
    (sum(one.map((value, index) => value * (other[index] ?? 0))) - (sum(one) * sum(other)) / n) / (n - 1);
  const ascending = (values: readonly number[]) => values.toSorted((one, other) => one - other);
  const [shares, scores] = [pairs.map(([share]) => share), pairs.map(([, score]) => score)];
  return {
    facility: (100 * sum(shares)) / n,
    discrimination:
      (100 * covary(shares, scores)) / Math.sqrt(covary(shares, shares) * covary(scores, scores)),
    efficiency: (100 * covary(shares, scores)) / covary(ascending(shares), ascending(scores)),
  };
}

describe('the results of a courseware', () => {
  const rows = makeResults(7, attempts.flatMap(toAnswers), () => []);
  const resultOf = (id: number) => rows.find(({ question_id }) => question_id === id);
  const printed = (share: number | null | undefined) => (100 * (share ?? Number.NaN)).toFixed(2);

  it.each([
    // A question that all have is compared with the rest, one that was drawn with the whole, wherever it stood.
    {
      id: 1,
      pairs: [
        [1, 6],
        [1 / 3, 1],
        [0, 5],
        [1, 3],
        [0, 0],
      ],
    },
    {
      id: 2,
      pairs: [
        [1, 9],
        [1 / 4, 2],
        [1 / 2, 5],
        [3 / 4, 6],
        [0, 0],
      ],
    },
    {
      id: 3,
      pairs: [
        [1, 9],
        [0, 2],
      ],
    },
  ] as const)('of question $id agree with Moodle to the printed precision', ({ id, pairs }) => {
    const expected = calculateAsMoodle(pairs);
    const result = resultOf(id);
    expect(result?.answers).toBe(pairs.length);
    expect(printed((result?.share_sum ?? 0) / pairs.length)).toBe(expected.facility.toFixed(2));
    expect(printed(result?.discrimination)).toBe(expected.discrimination.toFixed(2));
    expect(printed(result?.efficiency)).toBe(expected.efficiency.toFixed(2));
  });

  it('tell where most had it, and leave out figures of a single answer', () => {
    expect(resultOf(2)).toMatchObject({ place: 'd1', version_id: 20, version_answers: 5 });
    expect(resultOf(4)).toMatchObject({ answers: 2 });
    expect(makeResults(7, toAnswers(attempts[0], 0), () => [])[0]).toMatchObject({
      answers: 1,
      discrimination: null,
      efficiency: null,
    });
  });

  it('count those who know the rest, unless a teacher marks', () => {
    // Question 1: students 1 (6 of 6) and 3 (5 of 6) know the rest; they had 1 and 0.
    expect(resultOf(1)).toMatchObject({ strong_answers: 2, strong_share_sum: 1 });
    const byTeacher = attempts
      .flatMap(toAnswers)
      .map((answer) => ({ ...answer, markedBy: 'teacher' as const }));
    expect(makeResults(7, byTeacher, () => [])[0]).toMatchObject({ strong_answers: 0, strong_share_sum: 0 });
  });
});

describe('a sign', () => {
  const usual: SignFigures = {
    answers: 30,
    shareSum: 18,
    strongAnswers: 12,
    strongShareSum: 9,
    discrimination: 0.4,
  };
  it.each([
    ['nothing', {}, null],
    ['those who know the rest got it wrong', { strongShareSum: 3 }, 'key'],
    ['a quarter of them and more got it right', { strongShareSum: 3.1 }, null],
    ['four of them are too few', { strongAnswers: 4, strongShareSum: 0 }, null],
    ['who knows less got it right more often', { discrimination: -0.3 }, 'key'],
    ['that may be chance', { discrimination: -0.29 }, null],
    ['that may be chance, with few answers', { answers: 19, discrimination: -0.9 }, null],
    ['there is no key', { strongAnswers: 0, strongShareSum: 0, discrimination: -0.9 }, null],
    ['nobody got it right', { shareSum: 0, strongAnswers: 0, strongShareSum: 0 }, 'nobody_right'],
    ['everybody got it right', { shareSum: 30, strongShareSum: 12 }, 'all_right'],
    ['nine answers are too few', { answers: 9, shareSum: 9, strongShareSum: 12 }, null],
  ] as const)('%s', (_why, changes, sign) => {
    expect(findSign({ ...usual, ...changes })).toBe(sign);
  });
});

it('wrong answers of several quizzes are added up, the most common first', () => {
  const wrong = (text: string, part: string, count: number): WrongAnswer => ({
    label: { en: text, 'zh-hk': text, 'zh-cn': text, 'zh-tw': text },
    part,
    count,
  });
  const all = [wrong('two', '1', 3), wrong('two', '2', 1), wrong('three', '1', 4), wrong('two', '1', 2)];
  expect(addWrongAnswers(all)).toEqual([wrong('two', '1', 5), wrong('three', '1', 4), wrong('two', '2', 1)]);
});
