import { expect, it } from 'vitest';
import type { Grid, GridRow } from '../grid-model.ts';
import {
  type AnalysisTexts,
  type ItemAnalysis,
  makeDrawnTable,
  makeStatisticsTable,
} from './analysis-tables.ts';

const texts: AnalysisTexts = {
  head: (name) => name,
  figureHead: (name) => name,
  nameStudent: ({ student_name }) => student_name,
};

const figures = {
  attempts: 3,
  facility_index: 1 / 3,
  standard_deviation: null,
  discrimination_index: -0.29156,
  discriminative_efficiency: 1,
  intended_weight: 0.5,
  effective_weight: null,
};

const analysis: ItemAnalysis = {
  questions: [
    { ...figures, question_id: 'd.1', title: 'Place 1', max_score: 2 },
    { ...figures, question_id: 'd.2', title: 'Place 2', max_score: 2 },
  ],
  drawn: [{ ...figures, intended_weight: null, bank_question_id: 7, title: '=1+1', attempts: 2 }],
  places: [
    { attempt_id: 5, question_id: 'd.2', bank_question_id: 7, title: '=1+1' },
    { attempt_id: 9, question_id: 'd.1', bank_question_id: 7, title: '=1+1' },
  ],
};

it('statistics are of each place, then of each question that was drawn', () => {
  const { columns, rows } = makeStatisticsTable(analysis, texts);
  expect(columns.map(({ head }) => head).slice(0, 4)).toEqual([
    'place',
    'question',
    'answers',
    'facility_index',
  ]);
  expect(rows).toEqual([
    [1, 'Place 1', 3, 33.33, null, -29.16, 100, 50, null],
    [2, 'Place 2', 3, 33.33, null, -29.16, 100, 50, null],
    [null, '=1+1', 2, 33.33, null, -29.16, 100, null, null],
  ]);
});

it('each student has a row for each place, with the question that stood there', () => {
  const student = { class_number: 3, student_name: 'Ada', attempt_id: 5 };
  const cells = [{ question_id: 'd.2', state: 'answered', score: 1.5, needs_teacher: false }];
  const grid = {
    courseware: { questions: analysis.questions.map(({ question_id }) => ({ id: question_id })) },
    rows: [{ ...student, cells } as GridRow, { student_name: 'Ben', attempt_id: null } as GridRow],
  } as Grid;
  expect(makeDrawnTable(grid, analysis, texts).rows).toEqual([[3, 'Ada', 2, '=1+1', 1.5]]);
});
