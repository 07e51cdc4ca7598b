import { expect, it } from 'vitest';
import { summarizeParts } from './report.ts';

const parts = [
  { id: 'a', label: 'Page 1' },
  { id: 'b', label: 'Page 2' },
];

const createResponse = (student_id: number, response: unknown) => ({ student_id, response, score: null });

it('lists the readers of each part with their mean time, without those who only passed by', () => {
  const report = summarizeParts(parts, [
    createResponse(1, { parts: { a: 2_000, b: 999, gone: 9_000 }, last: 'b' }),
    createResponse(2, { parts: { a: 5_001 } }),
    createResponse(3, { parts: { b: 400 } }),
    createResponse(4, undefined),
    createResponse(5, { parts: 'x' }),
  ]);
  expect(report.rows).toEqual([
    { label: 'Page 1', part: '', correct: null, student_ids: [1, 2], mean_ms: 3_501 },
    { label: 'Page 2', part: '', correct: null, student_ids: [], mean_ms: 0 },
  ]);
  expect(report.unanswered).toEqual([3, 4, 5]);
});
