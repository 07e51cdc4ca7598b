import { expect, it } from 'vitest';
import type { Comparison, Use } from './compared.ts';
import { orderQuestions } from './compared.ts';
import { makeComparisonTable } from './comparison-file.ts';

const use = (class_name: string, average: number | null): Use => ({
  courseware_id: 1,
  courseware_name: '=Fractions',
  kind: 'same',
  unit_name: '',
  class_id: 1,
  class_name,
  calendar_id: 1,
  calendar_name: '2026–27',
  assigned: 30,
  submitted: 3,
  marked: 3,
  average,
  median: average,
  lower_quartile: average,
  upper_quartile: average,
});

it('has the figures of each use, then the questions, as numbers', () => {
  const comparison: Comparison = {
    courseware_id: 1,
    courseware_name: '',
    type: 'diyquiz',
    subject_name: '',
    subject_name_eng: '',
    is_marked: true,
    uses: [use('4A', 1 / 3), use('4B', null)],
    questions: [
      { question_id: 'a', title: 'Half', max_score: 1, results: [{ answers: 3, facility: 0.5 }, null] },
      {
        question_id: 'b',
        title: 'Third',
        max_score: 1,
        results: [
          { answers: 3, facility: 0.25 },
          { answers: 3, facility: 1 },
        ],
      },
    ],
    is_cut: false,
  };
  const texts = { head: (name: string) => name, figure: (name: string) => name };
  const table = makeComparisonTable(comparison, orderQuestions(comparison, 'difference'), texts);
  expect(table.columns.map(({ head, kind }) => [head, kind])).toEqual([
    ['question', 'text'],
    ['difference', 'number'],
    ['A 4A · 2026–27', 'number'],
    ['B 4B · 2026–27', 'number'],
  ]);
  expect(table.rows[0]).toEqual(['activity', null, '=Fractions', '=Fractions']);
  expect(table.rows[4]).toEqual(['average (%)', null, 33.33, null]);
  expect(table.rows.slice(-2)).toEqual([
    ['2. Third (%)', 75, 25, 100],
    ['1. Half (%)', null, 50, null],
  ]);
  expect(table.frozen).toBe(1);
});
