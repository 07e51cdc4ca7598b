import { describe, expect, it } from 'vitest';
import type { Question } from '../model.ts';
import {
  blankQuestion,
  multipleQuestion,
  pictureAnswers,
  singleQuestion,
  wordAnswers,
} from '../samples/sample-parts.ts';
import { summarizeQuestion } from './report.ts';

const toResponses = (...responses: unknown[]) =>
  responses.map((response, index) => ({ student_id: index + 1, response, score: null }));
const toTypedResponses = (...texts: string[]) =>
  toResponses(...texts.map((text) => (text === '' ? undefined : { blanks: { b1: text } })));

describe('summarizeQuestion', () => {
  it('lists every option by its letter, chosen or not', () => {
    const question = singleQuestion('q', { text: '?', answers: wordAnswers('x', '*y', 'z') });
    const responses = toResponses({ option: 'b' }, { option: 'a' }, { option: 'b' }, { option: null }, 'odd');
    expect(summarizeQuestion(question, responses, 'en')).toMatchObject({
      rows: [
        { label: 'A. x', part: '', correct: false, student_ids: [2] },
        { label: 'B. y', part: '', correct: true, student_ids: [1, 3] },
        { label: 'C. z', part: '', correct: false, student_ids: [] },
      ],
      unanswered: [4, 5],
    });
  });

  it('counts a student under each option chosen of several', () => {
    const question = multipleQuestion('q', { text: '?', answers: wordAnswers('*x', '*y', 'z') });
    const { rows } = summarizeQuestion(
      question,
      toResponses({ options: ['a', 'c'] }, { options: ['a'] }),
      'en',
    );
    expect(rows.map(({ student_ids }) => student_ids)).toEqual([[1, 2], [], [1]]);
  });

  it('names pictures by their description, else in the requested language', () => {
    const question = singleQuestion('q', {
      text: '?',
      answers: pictureAnswers('p', ['*cat', '貓'], ['dog', '']),
    });
    const labels = (lang: 'en' | 'zh-hk') =>
      summarizeQuestion(question, [], lang).rows.map(({ label }) => label);
    expect(labels('en')).toEqual(['A. 貓', 'B. Picture']);
    expect(labels('zh-hk')).toEqual(['A. 貓', 'B. 圖片']);
  });

  it('groups typed texts that marking treats alike, the most common first', () => {
    const question = blankQuestion('q', ['衞生'], { text: '[[1]]', match_variants: true });
    expect(
      summarizeQuestion(question, toTypedResponses('運動', '衞生', ' 卫生', '', '衛生 ', '動運'), 'en'),
    ).toMatchObject({
      rows: [
        { label: '衞生', part: '', correct: true, student_ids: [2, 3, 5] },
        { label: '運動', part: '', correct: false, student_ids: [1] },
        { label: '動運', part: '', correct: false, student_ids: [6] },
      ],
      unanswered: [4],
    });
  });

  it('groups wrong texts by what they mean, however strictly the question compares', () => {
    const question = blankQuestion('q', ['Na'], { text: '[[1]]', case_sensitive: true });
    const responses = toTypedResponses('1/2', 'Na', '0.5', '.50', 'NA', 'na', '0.5 cm', 'n a');
    const { rows } = summarizeQuestion(question, responses, 'en');
    expect(rows).toMatchObject([
      { label: '1/2 · 0.5 · .50', correct: false, student_ids: [1, 3, 4] },
      { label: 'NA', correct: false, student_ids: [5, 6, 8] },
      { label: 'Na', correct: true, student_ids: [2] },
      { label: '0.5 cm', correct: false, student_ids: [7] },
    ]);
    const accepted = { answers: [{ id: 'a', text: 'three', share: 100 }] };
    const short: Question = { ...question, type: 'shorttext', blanks: [], shorttext: accepted };
    const typed = ['1/2', '0.5', 'two', ' TWO'].map((text) => ({ shorttext: text }));
    expect(summarizeQuestion(short, toResponses(...typed), 'en').rows).toMatchObject([
      { label: '1/2 · 0.5', student_ids: [1, 2] },
      { label: 'two', student_ids: [3, 4] },
    ]);
  });

  it('reports each blank separately', () => {
    const question = blankQuestion('q', ['a', 'b'], { text: '[[1]] [[2]]' });
    const responses = toResponses({ blanks: { b1: 'A', b2: 'a' } }, { blanks: { b2: 'b' } }, { blanks: {} });
    expect(summarizeQuestion(question, responses, 'en')).toMatchObject({
      rows: [
        { label: 'A', part: '1', correct: true, student_ids: [1] },
        { label: 'a', part: '2', correct: false, student_ids: [1] },
        { label: 'b', part: '2', correct: true, student_ids: [2] },
      ],
      unanswered: [3],
    });
  });

  it('lists the answer of each student in short, as typed', () => {
    const one = blankQuestion('q', ['太陽'], { text: '[[1]]', match_variants: true });
    expect(summarizeQuestion(one, toTypedResponses('太陽', '太阳', ''), 'en').given).toEqual([
      { student_id: 1, text: '太陽' },
      { student_id: 2, text: '太阳' },
    ]);
    const two = blankQuestion('q', ['a', 'b'], { text: '[[1]] [[2]]' });
    expect(summarizeQuestion(two, toResponses({ blanks: { b2: 'b ' } }), 'en').given).toEqual([
      { student_id: 1, text: '1: – · 2: b' },
    ]);
    const several = multipleQuestion('q', { text: '?', answers: wordAnswers('*x', '*y', 'z') });
    expect(summarizeQuestion(several, toResponses({ options: ['c', 'a'] }), 'en').given).toEqual([
      { student_id: 1, text: 'A. x · C. z' },
    ]);
  });
});

describe('answers to an earlier version of a question', () => {
  const toEarlierResponses = (question: Question, ...responses: unknown[]) =>
    toResponses(...responses).map((one) => ({ ...one, pinnedQuestion: question }));
  const toComparable = ({ rows, unanswered, earlier }: ReturnType<typeof summarizeQuestion>) => ({
    rows: rows.map(({ label, correct, student_ids, earlier: old }) => [
      label,
      correct,
      student_ids,
      old ?? false,
    ]),
    unanswered,
    earlier,
  });

  it('stay as wrong as they were marked when a switch makes the same text right', () => {
    const earlierVersion = blankQuestion('q', ['太陽'], { text: '[[1]]' });
    const now = { ...earlierVersion, match_variants: true };
    const responses = [
      ...toEarlierResponses(earlierVersion, { blanks: { b1: '太阳' } }, { blanks: { b1: '太陽' } }),
      { student_id: 3, response: { blanks: { b1: '太阳' } }, score: 1 },
    ];
    expect(toComparable(summarizeQuestion(now, responses, 'en'))).toEqual({
      rows: [
        ['太陽', true, [2, 3], false],
        ['太阳', false, [1], true],
      ],
      unanswered: [],
      earlier: [1, 2],
    });
  });

  it('stay as right as they were marked when the key changes', () => {
    const earlierVersion = singleQuestion('q', { text: '?', answers: wordAnswers('*x', 'y') });
    const now = { ...earlierVersion, answers: wordAnswers('x', '*y') };
    const responses = [
      ...toEarlierResponses(earlierVersion, { option: 'a' }, { option: 'b' }),
      { student_id: 3, response: undefined, score: 0 },
    ];
    expect(toComparable(summarizeQuestion(now, responses, 'en'))).toEqual({
      rows: [
        ['A. x', false, [], false],
        ['B. y', true, [], false],
        ['A. x', true, [1], true],
        ['B. y', false, [2], true],
      ],
      unanswered: [3],
      earlier: [1, 2],
    });
  });

  it('are still listed if the chosen option was deleted, or the type has changed', () => {
    const earlierVersion = singleQuestion('q', { text: '?', answers: wordAnswers('*x', 'y', 'z') });
    const shorter = { ...earlierVersion, answers: wordAnswers('*x', 'y') };
    expect(
      toComparable(summarizeQuestion(shorter, toEarlierResponses(earlierVersion, { option: 'c' }), 'en')),
    ).toEqual({
      rows: [
        ['A. x', true, [], false],
        ['B. y', false, [], false],
        ['C. z', false, [1], true],
      ],
      unanswered: [],
      earlier: [1],
    });
    const typedNow = blankQuestion('q', ['x'], { text: '[[1]]' });
    expect(
      toComparable(summarizeQuestion(typedNow, toEarlierResponses(earlierVersion, { option: 'a' }), 'en')),
    ).toEqual({
      rows: [['A. x', true, [1], true]],
      unanswered: [],
      earlier: [1],
    });
  });

  it('are not listed if another wording changed neither answers nor marks', () => {
    const earlierVersion = singleQuestion('q', { text: 'Whch?', answers: wordAnswers('*x', 'y') });
    const now = {
      ...earlierVersion,
      body: { ...earlierVersion.body, text: 'Which?' },
      explanation: 'x it is',
    };
    expect(
      toComparable(summarizeQuestion(now, toEarlierResponses(earlierVersion, { option: 'a' }), 'en')),
    ).toEqual({
      rows: [
        ['A. x', true, [1], false],
        ['B. y', false, [], false],
      ],
      unanswered: [],
      earlier: [],
    });
  });
});
