import { describe, expect, it } from 'vitest';
import { emptyKindFields } from '../../create-question.ts';
import { completeQuestion, findQuestionIssues } from '../../issues.ts';
import { markQuestion } from '../../marking.ts';
import { type Question, questionList } from '../../model.ts';
import { toPublicQuestion, toQuestionKey } from '../../public-question.ts';
import { summarizeQuestion } from '../../report/report.ts';
import { samplesOf } from '../../samples/samples-of.ts';

/**
 * Expected marks are computed by hand: right ÷ stems, wrong answers cost nothing, as in Moodle's qtype_match and as QTI's
 * `map_response` does with 1 for each right pair and 0 for every other.
 */

type Row = [stem: string, choice: string];

/** Stems are s1, s2 …, their answers c1, c2 …, extra answers x1, x2 … */
function buildMatching(rows: readonly Row[], extras: readonly string[] = [], score = 12): Question {
  return {
    ...emptyKindFields,
    id: 'match',
    type: 'matching',
    body: { kind: 'word', text: 'Match them.' },
    instruction: '',
    score,
    explanation: '',
    matching: {
      pairs: rows.map(([stem, choice], index) => ({
        id: `s${index + 1}`,
        stem,
        choice_id: `c${index + 1}`,
        choice,
      })),
      extras: extras.map((text, index) => ({ id: `x${index + 1}`, text })),
    },
  };
}

const capitals = buildMatching(
  [
    ['Japan', 'Tokyo'],
    ['France', 'Paris'],
    ['Thailand', 'Bangkok'],
    ['Peru', 'Lima'],
  ],
  ['Osaka'],
);
const sums = buildMatching(
  [
    ['2 + 2', '4'],
    ['1 + 3', '4 '],
    ['1 + 1', '2'],
  ],
  [],
  3,
);
const unshuffled = { seed: 0, shuffle: false };

describe('marks', () => {
  it.each([
    ['all right', { s1: 'c1', s2: 'c2', s3: 'c3', s4: 'c4' }, 12],
    ['three of four', { s1: 'c1', s2: 'c2', s3: 'c3', s4: 'x1' }, 9],
    ['two exchanged', { s1: 'c2', s2: 'c1', s3: 'c3', s4: 'c4' }, 6],
    ['one right, the rest left out', { s3: 'c3' }, 3],
    ['the same answer everywhere', { s1: 'c1', s2: 'c1', s3: 'c1', s4: 'c1' }, 3],
    ['all wrong', { s1: 'c2', s2: 'c3', s3: 'c4', s4: 'c1' }, 0],
    ['nothing', {}, 0],
    ['stems and answers of another question', { s9: 'c1', s1: 'c9', constructor: 'c1' }, 0],
    ['a stem as the answer', { s1: 's1' }, 0],
  ])('%s', (_, pairs, score) => expect(markQuestion(capitals, { pairs })).toBe(score));

  it.each([
    ['either of two equal answers', { s1: 'c2', s2: 'c1', s3: 'c3' }, 3],
    ['one of them for both', { s1: 'c1', s2: 'c1', s3: 'c3' }, 3],
    ['an equal answer at another stem', { s1: 'c1', s2: 'c2', s3: 'c2' }, 2],
  ])('%s', (_, pairs, score) => expect(markQuestion(sums, { pairs })).toBe(score));

  it.each([
    undefined,
    { pairs: null },
    { pairs: [] },
    { pairs: { s1: 7 } },
    { pairs: { s1: 'c1' }, score: 12 },
    { pairs: Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`s${index}`, 'c1'])) },
    JSON.parse('{"pairs": {"__proto__": "c1"}}'),
  ])('nothing for %j', (response) => expect(markQuestion(capitals, response)).toBe(0));
});

describe('what students see', () => {
  it('shows equal answers once', () => {
    expect(
      toPublicQuestion(sums, unshuffled)
        .matching?.choices.map(({ text }) => text)
        .toSorted(),
    ).toEqual(['2', '4']);
    expect(toQuestionKey(sums).matches).toEqual({ s1: 'c1', s2: 'c1', s3: 'c3' });
  });

  it('keeps the order of the stems unless it is shuffled, and never lets the order of the answers follow it', () => {
    const rows = Array.from({ length: 10 }, (_, index): Row => [`stem ${index}`, `answer ${index}`]);
    const question = buildMatching(rows);
    const answersBeside = (pin: { seed: number; shuffle: boolean }) => {
      const { stems, choices } = toPublicQuestion(question, pin).matching ?? { stems: [], choices: [] };
      return stems.filter(({ text }, index) => text.slice(-1) === choices[index]?.text.slice(-1)).length;
    };
    expect(toPublicQuestion(question, unshuffled).matching?.stems.map(({ text }) => text)).toEqual(
      rows.map(([stem]) => stem),
    );
    const pins = [
      unshuffled,
      ...Array.from({ length: 50 }, (_, seed) => ({ seed, shuffle: true })),
      ...Array.from({ length: 50 }, (_, seed) => ({ seed, shuffle: false })),
    ];
    for (const pin of pins) expect(answersBeside(pin)).toBeLessThan(rows.length / 2);
  });
});

describe('issues', () => {
  const messagesOf = (question: Question) =>
    findQuestionIssues(question).map(({ path, message }) => `${path.join('.')} ${message}`);
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index): Row => [`s${index}`, `a${index}`]);

  it.each<[string, Question, string[]]>([
    ['complete', capitals, []],
    ['the most of all', buildMatching(rows(10), ['1', '2', '3', '4', '5']), []],
    ['one pair', buildMatching(rows(1)), ['matching.pairs matching_pairs_range']],
    ['too many pairs', buildMatching(rows(11)), ['matching.pairs matching_pairs_range']],
    [
      'too many answers',
      buildMatching(rows(10), ['1', '2', '3', '4', '5', '6']),
      ['matching.extras matching_choices_max'],
    ],
    [
      'a lonely item and a lonely answer',
      buildMatching([...rows(2), ['x', ' '], ['', 'y']]),
      ['matching.pairs.2.choice matching_choice_required', 'matching.pairs.3.stem matching_stem_required'],
    ],
    [
      'a repeated item',
      buildMatching([...rows(2), ['s0 ', 'z']]),
      ['matching.pairs.2.stem matching_stem_repeated'],
    ],
    [
      'nothing to choose from',
      buildMatching([
        ['a', '1'],
        ['b', '1'],
      ]),
      ['matching.pairs matching_choices_same'],
    ],
    [
      'an extra answer that belongs to an item',
      buildMatching(rows(2), ['a1', 'n', 'n']),
      ['matching.extras.0.text matching_extra_repeated', 'matching.extras.2.text matching_extra_repeated'],
    ],
    ['empty rows', buildMatching([['', ''], ...rows(2), [' ', '']], ['', ' ']), []],
  ])('%s', (_, question, messages) => expect(messagesOf(question)).toEqual(messages));

  it('leaves empty rows out of what is published', () => {
    const { matching } = completeQuestion(buildMatching([['', ''], ...rows(2), [' ', '']], ['', 'x']));
    expect(matching?.pairs.map(({ stem }) => stem)).toEqual(['s0', 's1']);
    expect(matching?.extras.map(({ text }) => text)).toEqual(['x']);
  });

  it('takes no draft whose ids are there twice', () => {
    const twice = structuredClone(capitals);
    if (twice.matching?.extras[0]) twice.matching.extras[0].id = 'c1';
    expect(questionList.safeParse([capitals]).success).toBe(true);
    expect(questionList.safeParse([twice]).success).toBe(false);
  });
});

it('reports how often each answer was given to each stem', () => {
  const { question, right, wrong, partial } = samplesOf('matching');
  const given = [right, wrong, partial].map((response, index) => ({
    student_id: index + 1,
    response,
    score: null,
  }));
  const { rows, given: texts } = summarizeQuestion(question, given, 'en');
  expect(rows.map(({ part, label, correct, student_ids }) => [part, label, correct, student_ids])).toEqual([
    ['1', '東京', true, [1, 3]],
    ['1', '大阪', false, [2]],
    ['2', '巴黎', true, [1]],
    ['2', '曼谷', false, [2]],
    ['2', '大阪', false, [3]],
    ['3', '曼谷', true, [1]],
    ['3', '巴黎', false, [2]],
  ]);
  expect(texts?.[2]?.text).toBe('日本: 東京 · 法國: 大阪 · 泰國: –');
});

it('reports an answer that another version marked differently as earlier', () => {
  const { question, right } = samplesOf('matching');
  const changed = structuredClone(question);
  if (changed.matching?.pairs[0]) changed.matching.pairs[0].choice = '京都';
  const { rows } = summarizeQuestion(
    changed,
    [{ student_id: 1, response: right, score: 3, pinnedQuestion: question }],
    'en',
  );
  expect(rows.map(({ label, earlier }) => [label, earlier ?? false])).toEqual([
    ['巴黎', false],
    ['曼谷', false],
    ['東京', true],
  ]);
});
