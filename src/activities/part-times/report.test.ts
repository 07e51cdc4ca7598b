import { expect, it } from 'vitest';
import { readingQuestionId } from '../reading/question-id.ts';
import { summarizeParts } from './report.ts';

const parts = [
  { id: 'a', label: 'Page 1' },
  { id: 'b', label: 'Page 2' },
];

const given = (studentId: number, response: unknown) => ({ studentId, response, score: null });

it('tells who read each part and the mean of their times; who only passed by did not read it', () => {
  const report = summarizeParts(parts, readingQuestionId, [
    given(1, { parts: { a: 2_000, b: 999, gone: 9_000 }, last: 'b' }),
    given(2, { parts: { a: 5_001 } }),
    given(3, { parts: { b: 400 } }),
    given(4, undefined),
    given(5, { parts: 'x' }),
  ]);
  expect(report.rows).toEqual([
    { label: 'Page 1', part: '', correct: null, studentIds: [1, 2], meanMs: 3_501 },
    { label: 'Page 2', part: '', correct: null, studentIds: [], meanMs: 0 },
  ]);
  expect(report.unanswered).toEqual([3, 4, 5]);
});

it('knows nobody who answered a question that is not there', () => {
  const report = summarizeParts(parts, 'other', [given(1, { parts: { a: 2_000 } })]);
  expect(report.unanswered).toEqual([1]);
});
