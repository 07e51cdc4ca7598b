import { describe, expect, it } from 'vitest';
import { findBlankNumbers, splitBlanks, toPlainText } from './body-text.ts';
import { createQuestion, duplicateQuestion } from './create-question.ts';
import { listDraftMedia } from './draft-media.ts';
import { hasAnswer } from './has-answer.ts';
import { listQuestionMedia } from './list-media.view.ts';
import { questionList, questionResponse, questionTypes } from './model.ts';
import { toPublicQuestion, toQuestionInfo } from './public-question.ts';
import { formattedQuestions } from './samples/formatted-questions.ts';
import { blankQuestion, samplePicture, singleQuestion, wordAnswers } from './samples/sample-parts.ts';
import { shuffleBySeed } from './shuffle.ts';

const isValidDraft = (change: object) =>
  questionList.safeParse([
    { ...singleQuestion('q', { text: '?', answers: wordAnswers('x', '*y') }), ...change },
  ]).success;
const picture = (url: string) => ({
  body: { kind: 'picture', text: '', picture: { ...samplePicture('x', ''), url } },
});

describe('what students see of a question', () => {
  it('leaves out the file name of its sound, which may be the answer', () => {
    const sound = { url: 'media/1.mp3', name: 'elephant.mp3' };
    const question = blankQuestion('q', ['elephant'], { text: 'Listen: [[1]]', sound });
    expect(JSON.stringify(toPublicQuestion(question, { seed: 1, shuffle: false }))).not.toContain('elephant');
  });
});

describe('a question in a draft', () => {
  it('may be new, or have only an id and a type', () => {
    for (const type of questionTypes) {
      const question = createQuestion(type);
      expect(questionList.parse([question])).toEqual([question]);
      expect(questionList.parse([{ id: 'q', type }])).toMatchObject([{ score: 1, body: { text: '' } }]);
    }
  });

  it.each(['pictures/1.png', '/media/1.png', 'https://cdn.example.com/1.png'])(
    'takes a picture at %s',
    (url) => {
      expect(isValidDraft(picture(url))).toBe(true);
    },
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://x.com/1.png', '//x.com/1.png', 'a b', ''])(
    'refuses a picture at "%s"',
    (url) => {
      expect(isValidDraft(picture(url))).toBe(false);
    },
  );

  it('refuses duplicate or invalid ids, and excessive sizes', () => {
    expect(questionList.safeParse([createQuestion('single')]).success).toBe(true);
    expect(
      questionList.safeParse([
        { id: 'q', type: 'single' },
        { id: 'q', type: 'blank' },
      ]).success,
    ).toBe(false);
    expect(isValidDraft({ answers: [...wordAnswers('x'), ...wordAnswers('y')] })).toBe(false);
    expect(isValidDraft({ id: '__proto__' })).toBe(false);
    expect(isValidDraft({ id: '' })).toBe(false);
    expect(isValidDraft({ instruction: 'x'.repeat(501) })).toBe(false);
    expect(isValidDraft({ score: Number.NaN })).toBe(false);
    const many = Array.from({ length: 201 }, (_, index) => ({ id: `q${index}`, type: 'single' }));
    expect(questionList.safeParse(many).success).toBe(false);
    expect(questionList.safeParse(many.slice(1)).success).toBe(true);
  });

  it('is duplicated under new ids', () => {
    const question = blankQuestion('q', ['a'], { text: '[[1]]', answers: wordAnswers('x') });
    const copy = duplicateQuestion(question);
    expect(copy).toMatchObject({
      body: question.body,
      blanks: [{ accepted: 'a' }],
      answers: [{ text: 'x' }],
    });
    const ids = [copy.id, copy.blanks[0]?.id, copy.answers[0]?.id];
    expect(ids).not.toContain('q');
    expect(new Set([...ids, 'q', 'b1', 'a']).size).toBe(6);
  });

  it('is listed by its text, else by its picture, else by its instruction', () => {
    expect(toQuestionInfo(blankQuestion('q', [], { text: 'A\n[[1]]  b' })).title).toBe('A ____ b');
    const shown = singleQuestion('q', {
      text: '',
      picture: samplePicture('x', 'A clock'),
      instruction: 'Look.',
    });
    expect(toQuestionInfo(shown).title).toBe('A clock');
    expect(toQuestionInfo({ ...shown, body: { kind: 'picture', text: '' } }).title).toBe('Look.');
  });
});

describe('a response', () => {
  it.each([
    { option: 'a', extra: 1 },
    { option: 'a', options: ['a'] },
    { options: Array.from({ length: 21 }, () => 'a') },
    { blanks: { b1: 'x'.repeat(501) } },
    { blanks: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`b${index}`, 'x'])) },
    {},
    null,
    'a',
  ])('is not %j', (response) => {
    expect(questionResponse.safeParse(response).success).toBe(false);
  });

  it('counts as an answer or not', () => {
    for (const some of [{ option: 'a' }, { options: ['a'] }, { blanks: { b1: ' x' } }]) {
      expect(hasAnswer({ response: some })).toBe(true);
    }
    for (const none of [
      undefined,
      null,
      'a',
      {},
      { option: null },
      { options: [] },
      { blanks: { b1: ' ' } },
    ]) {
      expect(hasAnswer({ response: none })).toBe(false);
    }
  });
});

describe('body text', () => {
  it('is cut at its blanks', () => {
    expect(splitBlanks('a [[1]][[2]] b [[x]]')).toEqual([
      { text: 'a ' },
      { blank: 0 },
      { blank: 1 },
      { text: ' b [[x]]' },
    ]);
    expect(splitBlanks('')).toEqual([]);
    expect(findBlankNumbers('[[2]] [[1]]')).toEqual([2, 1]);
    expect(toPlainText(' a\n[[1]] ')).toBe('a ____');
  });
});

describe('shuffleBySeed', () => {
  const items = ['a', 'b', 'c', 'd', 'e'];

  it('repeats its order, and keeps every item', () => {
    for (let seed = -50; seed < 50; seed += 1) {
      const shuffled = shuffleBySeed(items, seed, 'q');
      expect(shuffleBySeed(items, seed, 'q')).toEqual(shuffled);
      expect([...shuffled].sort((one, other) => (one < other ? -1 : 1))).toEqual(items);
    }
  });

  it('puts each item first about equally often', () => {
    const first = Array.from({ length: 5_000 }, (_, seed) => shuffleBySeed(items, seed, 'q')[0]);
    for (const item of items) {
      const share = first.filter((one) => one === item).length / first.length;
      expect(share).toBeGreaterThan(0.17);
      expect(share).toBeLessThan(0.23);
    }
  });

  it('orders lists of one attempt independently', () => {
    const orders = Array.from({ length: 40 }, (_, index) => shuffleBySeed(items, 7, `q${index}`).join(''));
    expect(new Set(orders).size).toBeGreaterThan(20);
  });
});

it('names the pictures in its formatted texts, to be kept and to be fetched before they are needed', () => {
  const questions = formattedQuestions.questions;
  const urls = ['samples/angles/acute.png', 'samples/angles/right.png'];
  expect(listDraftMedia(questions).map(({ url }) => url)).toEqual(urls);
  const publicQuestions = questions.map((question) => toPublicQuestion(question, { seed: 1, shuffle: true }));
  const media = listQuestionMedia({ questions: publicQuestions }, { shownId: 'roots2', trace: undefined });
  expect(media).toEqual(urls);
});
