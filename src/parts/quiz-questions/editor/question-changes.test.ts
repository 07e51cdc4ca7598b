import { describe, expect, it } from 'vitest';
import { toText } from '#parts/formatted-text/plain-text.ts';
import type { RichText } from '#parts/formatted-text/rich-text.ts';
import { markCorrect } from '../choices/editor/mark-correct.ts';
import { listPictureAnswerIds, placePicture } from '../choices/editor/picture-changes.ts';
import { createQuestion } from '../create-question.ts';
import type { Answer } from '../model.ts';
import { blankQuestion, multipleQuestion, samplePicture, wordAnswers } from '../samples/sample-parts.ts';
import { groupIssues } from './issue-paths.ts';
import { sumScores, switchType } from './question-changes.ts';

const listRightTexts = (answers: { text: RichText; correct: boolean }[]) =>
  answers.filter(({ correct }) => correct).map(({ text }) => text);

describe('switchType', () => {
  const multipleChoice = multipleQuestion('q', { text: '?', answers: wordAnswers('x', '*y', '*z') });

  it('keeps answers through fill in the blank and back', () => {
    expect(switchType(switchType(multipleChoice, 'blank'), 'multiple')).toEqual(multipleChoice);
  });

  it('keeps the first right answer of several for a single choice', () => {
    expect(listRightTexts(switchType(multipleChoice, 'single').answers)).toEqual(['y']);
  });

  it('gives four empty answers to a fill in the blank that never had any', () => {
    const question = switchType(blankQuestion('q', ['a'], { text: '[[1]]' }), 'single');
    expect(question.answers).toHaveLength(4);
    expect(question.blanks).toHaveLength(1);
  });
});

it('marks one answer of a single choice, any of a multiple choice', () => {
  const answers = wordAnswers('*x', 'y', 'z');
  expect(listRightTexts(markCorrect(answers, true, 'b', true))).toEqual(['y']);
  expect(listRightTexts(markCorrect(answers, false, 'b', true))).toEqual(['x', 'y']);
  expect(listRightTexts(markCorrect(answers, false, 'a', false))).toEqual([]);
});

describe('pictures for several answers', () => {
  const placePictures = (answers: Answer[], known: string[], added: string[], ...coming: number[]) =>
    coming.reduce((now, index) => {
      const name = `${index + 1}`;
      return placePicture(now, samplePicture(name, name), [...known, ...added][index] ?? '', added);
    }, answers);
  const describeFaces = (answers: readonly { kind: string; text: RichText; picture?: { alt: string } }[]) =>
    answers.map(({ kind, text, picture }) =>
      kind === 'picture' ? `(${picture?.alt})${toText(text)}` : text,
    );

  it('fill the answer, then empty ones after it, then new ones, in any order of arrival', () => {
    const answers = wordAnswers('', 'y', '', 'z');
    const places = listPictureAnswerIds(answers, 'b');
    expect(places).toEqual(['b', 'c']);
    for (const coming of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      expect(describeFaces(placePictures(answers, places, ['new'], ...coming))).toEqual([
        '',
        '(1)y',
        '(2)',
        'z',
        '(3)',
      ]);
    }
    expect(describeFaces(placePictures(wordAnswers('x', 'y'), ['b'], ['new', 'newer'], 2, 0, 1))).toEqual([
      'x',
      '(1)y',
      '(2)',
      '(3)',
    ]);
  });

  it('add no answer above the limit', () => {
    const full = wordAnswers('1', '2', '3', '4', '5');
    expect(listPictureAnswerIds(full, 'gone')).toEqual([]);
    expect(placePictures(full, ['gone'], [], 0)).toEqual(full);
  });
});

it('adds up scores, and counts empty ones as 0', () => {
  expect(sumScores([createQuestion('single'), { ...createQuestion('blank'), score: null }])).toBe(1);
});

it('groups issues by question', () => {
  const issues = [
    { path: ['questions', 1, 'body', 'text'], message: 'body_required' },
    { path: ['questions'], message: 'questions_required' },
  ];
  expect([...groupIssues(issues, 'questions')]).toEqual([
    [1, [{ path: ['body', 'text'], message: 'body_required' }]],
  ]);
});
