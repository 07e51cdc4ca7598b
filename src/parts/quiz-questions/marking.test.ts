import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markQuestion, markQuestions } from './marking.ts';
import { type Question, type QuestionResponse, questionResponse } from './model.ts';
import { blankQuestion, multipleQuestion, singleQuestion, wordAnswers } from './samples/sample-parts.ts';
import { questionSamples } from './samples/sample-questions.ts';

const score = markQuestion;
const markTexts = (question: Question, ...texts: string[]) =>
  score(question, { blanks: Object.fromEntries(texts.map((text, index) => [`b${index + 1}`, text])) });

describe('single choice', () => {
  const question = singleQuestion('q', { text: '?', score: 2.5, answers: wordAnswers('x', '*y', 'z') });

  it.each<[unknown, number]>([
    [{ option: 'b' }, 2.5],
    [{ option: 'a' }, 0],
    [{ option: null }, 0],
    [{ option: 'gone' }, 0],
    [{ options: ['b'] }, 0],
    [{ option: 'b', score: 100 }, 0],
    [undefined, 0],
  ])('%j scores %d of 2.5', (response, expected) => {
    expect(markQuestion(question, response)).toBe(expected);
  });
});

describe('multiple choice', () => {
  const answers = wordAnswers('*a', '*b', '*c', 'd', 'e');
  const strict = multipleQuestion('q', { text: '?', score: 3, answers });
  const partial = multipleQuestion('q', { text: '?', score: 3, answers, credit: 'partial' });

  it.each<[string[], number, number]>([
    [['a', 'b', 'c'], 3, 3],
    [['c', 'a', 'b', 'a'], 3, 3],
    [['a', 'b'], 0, 2],
    [['a', 'b', 'd'], 0, 1],
    [['a', 'd'], 0, 0],
    [['d', 'e'], 0, 0],
    [['a', 'b', 'c', 'd', 'e'], 0, 1],
    [['a', 'b', 'c', 'gone'], 0, 0],
    [[], 0, 0],
  ])('%j scores %d, with partial credit %d', (options, whole, part) => {
    expect(score(strict, { options })).toBe(whole);
    expect(score(partial, { options })).toBe(part);
  });

  it('rounds to hundredths', () => {
    const thirds = multipleQuestion('q', { text: '?', score: 1, answers, credit: 'partial' });
    expect(score(thirds, { options: ['a'] })).toBe(0.33);
    expect(score(thirds, { options: ['a', 'b'] })).toBe(0.67);
  });
});

describe('fill in the blank', () => {
  it('shares the score equally over the blanks', () => {
    const question = blankQuestion('q', ['one', 'two', 'three'], { text: '[[1]] [[2]] [[3]]', score: 2 });
    expect(markTexts(question, 'one', 'two', 'three')).toBe(2);
    expect(markTexts(question, 'one', 'no', 'three')).toBe(1.33);
    expect(markTexts(question, 'two', 'one', 'three')).toBe(0.67);
    expect(markTexts(question, '', '', '')).toBe(0);
    expect(score(question, { blanks: { constructor: 'one' } })).toBe(0);
  });

  const createBlank = (accepted: string, switches: Partial<Question> = {}) =>
    blankQuestion('q', [accepted], { text: '[[1]]', ignore_space: false, ...switches });

  it.each<[string, string, Partial<Question>, boolean]>([
    ['cat|a cat', 'a cat', {}, true],
    ['cat ｜ a cat', 'cat', {}, true],
    ['cat|a cat', 'cat|a cat', {}, false],
    ['cat||', '', {}, false],
    ['24', '２４', {}, true],
    ['Ｈ２Ｏ', 'h2o', {}, true],
    ['ABC', '　ABC ', {}, true],
    ['Monday', 'monday', {}, true],
    ['Monday', 'monday', { case_sensitive: true }, false],
    ['Monday', 'Ｍonday', { case_sensitive: true }, true],
    ['ice cream', 'icecream', {}, false],
    ['ice cream', 'ice   cream', {}, true],
    ['ice cream', 'icecream', { ignore_space: true }, true],
    ['icecream', 'ice　cream', { ignore_space: true }, true],
    ["don't", 'don’t', {}, true],
    ['−5', '-5', {}, true],
    ['香港', '香\u200b港', {}, true],
    ['10²', '102', {}, false],
    ['10²', '10^2', {}, true],
    ['10⁻³', '10^-3', {}, true],
    ['2¹⁰', '2^10', {}, true],
    ['12 cm²', '12 cm2', {}, true],
    ['H₂O', 'H2O', {}, true],
    ['½', '1/2', {}, true],
    ['1½', '1 1/2', {}, true],
    ['1½', '11/2', { ignore_space: true }, false],
    ['1 1/2', '11/2', { ignore_space: true }, false],
    ['1 1/2', '1  1/2', { ignore_space: true }, true],
    ['10 000', '10000', { ignore_space: true }, true],
    ['衞生', '卫生', {}, false],
    ['衞生', '卫生', { match_variants: true }, true],
    ['卫生', '衛生', { match_variants: true }, true],
    ['因為', '因爲', { match_variants: true }, true],
    ['頭髮', '头发', { match_variants: true }, true],
    ['頭髮', '头皮', { match_variants: true }, false],
    ['着急', '著急', { match_variants: true }, true],
    ['着急', '著急', {}, false],
    ['瞭解', '了解', { match_variants: true }, true],
    ['了解', '瞭解', { match_variants: true }, true],
    ['甚麼', '什么', { match_variants: true }, true],
    ['「你好」', '“你好”', { match_variants: true }, true],
    ['「你好」', '“你好”', {}, false],
    [' | ', ' ', {}, false],
    ['\u200b', '', {}, false],
  ])('accepted %j, typed %j, %j: %j', (accepted, typed, switches, right) => {
    expect(markTexts(createBlank(accepted, switches), typed)).toBe(right ? 1 : 0);
  });
});

describe('any question', () => {
  const questions = Object.values(questionSamples).flatMap((sample) => sample.questions);
  const anyQuestion = fc.constantFrom(...questions);
  const idOf = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'b1', 'b2', 'b3', 'constructor', 'x');
  const anyResponse: fc.Arbitrary<QuestionResponse> = fc.oneof(
    fc.record({ option: fc.option(idOf) }),
    fc.record({ options: fc.array(idOf, { maxLength: 8 }) }),
    fc.record({ blanks: fc.dictionary(idOf, fc.oneof(fc.string(), fc.constantFrom('24', '匹', 'light'))) }),
  );
  const rotateAnswers = (question: Question, by: number): Question => ({
    ...question,
    answers: [...question.answers.slice(by), ...question.answers.slice(0, by)],
  });

  it('scores between 0 and its score, the same each time, in any order of its answers', () => {
    fc.assert(
      fc.property(anyQuestion, anyResponse, fc.nat(4), (question, response, by) => {
        expect(questionResponse.safeParse(response).success).toBe(true);
        const mark = markQuestion(question, response);
        expect(mark).toBeGreaterThanOrEqual(0);
        expect(mark).toBeLessThanOrEqual(question.score ?? 0);
        expect(markQuestion(structuredClone(question), structuredClone(response))).toBe(mark);
        expect(markQuestion(rotateAnswers(question, by), response)).toBe(mark);
      }),
    );
  });

  it('ignores the order in which options are chosen', () => {
    fc.assert(
      fc.property(anyQuestion, fc.shuffledSubarray(['a', 'b', 'c', 'd']), (question, options) => {
        const sorted = [...options].sort((one, other) => (one < other ? -1 : 1));
        expect(score(question, { options })).toBe(score(question, { options: sorted }));
      }),
    );
  });

  it('never throws, whatever the response', () => {
    fc.assert(
      fc.property(anyQuestion, fc.anything(), (question, response) => {
        expect(markQuestion(question, response)).toBe(0);
      }),
    );
  });

  it('scores in hundredths', () => {
    const list = Array.from({ length: 3 }, (_, index) =>
      blankQuestion(`q${index}`, ['a', 'b', 'c'], { text: '[[1]][[2]][[3]]', score: 0.5 }),
    );
    const responses = Object.fromEntries(list.map(({ id }) => [id, { blanks: { b1: 'a' } }]));
    expect(markQuestions(list, responses)).toEqual({ q0: 0.17, q1: 0.17, q2: 0.17 });
  });
});
