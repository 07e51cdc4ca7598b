import { describe, expect, it } from 'vitest';
import { createQuestion } from '../create-question.ts';
import type { Answer } from '../model.ts';
import { blank, multiple, samplePicture, words } from '../samples/sample-parts.ts';
import { groupIssues } from './issue-paths.ts';
import { findPicturePlaces, placePicture } from './picture-changes.ts';
import { markCorrect, switchType, totalScore } from './question-changes.ts';

const right = (answers: { text: string; correct: boolean }[]) =>
  answers.filter(({ correct }) => correct).map(({ text }) => text);

describe('switchType', () => {
  const several = multiple('q', { text: '?', answers: words('x', '*y', '*z') });

  it('keeps answers through fill in the blank and back', () => {
    expect(switchType(switchType(several, 'blank'), 'multiple')).toEqual(several);
  });

  it('keeps the first right answer of several for a single choice', () => {
    expect(right(switchType(several, 'single').answers)).toEqual(['y']);
  });

  it('gives four empty answers to a fill in the blank that never had any', () => {
    const question = switchType(blank('q', ['a'], { text: '[[1]]' }), 'single');
    expect(question.answers).toHaveLength(4);
    expect(question.blanks).toHaveLength(1);
  });
});

it('marks one answer of a single choice, any of a multiple choice', () => {
  const answers = words('*x', 'y', 'z');
  expect(right(markCorrect(answers, 'single', 'b', true))).toEqual(['y']);
  expect(right(markCorrect(answers, 'multiple', 'b', true))).toEqual(['x', 'y']);
  expect(right(markCorrect(answers, 'multiple', 'a', false))).toEqual([]);
});

describe('pictures for several answers', () => {
  const place = (answers: Answer[], known: string[], added: string[], ...coming: number[]) =>
    coming.reduce((now, index) => {
      const name = `${index + 1}`;
      return placePicture(now, samplePicture(name, name), [...known, ...added][index] ?? '', added);
    }, answers);
  const look = (answers: readonly { kind: string; text: string; picture?: { alt: string } }[]) =>
    answers.map(({ kind, text, picture }) => (kind === 'picture' ? `(${picture?.alt})${text}` : text));

  it('fill the answer, then empty ones after it, then new ones, in any order of arrival', () => {
    const answers = words('', 'y', '', 'z');
    const places = findPicturePlaces(answers, 'b');
    expect(places).toEqual(['b', 'c']);
    for (const coming of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      expect(look(place(answers, places, ['new'], ...coming))).toEqual(['', '(1)y', '(2)', 'z', '(3)']);
    }
    expect(look(place(words('x', 'y'), ['b'], ['new', 'newer'], 2, 0, 1))).toEqual([
      'x',
      '(1)y',
      '(2)',
      '(3)',
    ]);
  });

  it('add no answer above the limit', () => {
    const full = words('1', '2', '3', '4', '5');
    expect(findPicturePlaces(full, 'gone')).toEqual([]);
    expect(place(full, ['gone'], [], 0)).toEqual(full);
  });
});

it('adds up scores, and counts empty ones as 0', () => {
  expect(totalScore([createQuestion('single'), { ...createQuestion('blank'), score: null }])).toBe(1);
});

it('groups issues by question', () => {
  const issues = [
    { path: ['questions', 1, 'body', 'text'], message: 'body_required' },
    { path: ['questions'], message: 'questions_required' },
  ];
  expect([...groupIssues(issues)]).toEqual([[1, [{ path: ['body', 'text'], message: 'body_required' }]]]);
});
