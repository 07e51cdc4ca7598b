import { describe, expect, it } from 'vitest';
import type { Grid, GridRow } from '../grid-model.ts';
import { type MarksTableTexts, makeMarksTable } from './marks-table.ts';

const formats: MarksTableTexts = {
  columnHead: (name) => name,
  partsHead: (name) => name,
  questionHead: (number, title) => `${number}. ${title}`,
  describeState: ({ state }) => state,
  nameStudent: ({ student_name, is_guest }) => (is_guest ? `${student_name} (guest)` : student_name),
};

const courseware = {
  is_marked: true,
  has_progress: false,
  has_trace: true,
  max_score: 4,
  questions: [
    { id: 'q1', title: 'One', max_score: 1, marked_by: 'machine' as const },
    { id: 'q2', title: '=2+2', max_score: 3, marked_by: 'machine' as const },
  ],
} as Grid['courseware'];

function row(part: Partial<GridRow>): GridRow {
  return {
    user_id: 1,
    student_name: 'Ada',
    student_name_eng: '',
    class_number: 1,
    is_guest: false,
    group: '',
    is_assigned: true,
    attempt_id: 1,
    state: 'submitted',
    attempts: 2,
    started_at: 1,
    submitted_at: 2,
    score: 2.5,
    max_score: 4,
    share: 0.625,
    time_ms: 90_000,
    last_saved_at: null,
    progress: null,
    cells: [
      { question_id: 'q1', state: 'answered', score: 1, needs_teacher: false },
      { question_id: 'q2', state: 'answered', score: 1.5, needs_teacher: false },
    ],
    ...part,
  };
}

describe('makeMarksTable', () => {
  it('gives each student a row of numbers, and marks guests in words', () => {
    const guest = row({
      student_name: '=1+1',
      class_number: null,
      is_guest: true,
      state: 'in_progress',
      score: null,
      share: null,
      time_ms: 20_000,
      cells: [{ question_id: 'q1', state: 'answered', score: 0, needs_teacher: false }],
    });
    const { columns, rows } = makeMarksTable({ courseware, rows: [row({}), guest] }, formats);
    expect(columns.map(({ head }) => head)).toEqual([
      'class_number',
      'student',
      'state',
      'attempts',
      '1. One',
      '2. =2+2',
      'total',
      'max',
      'percent',
      'minutes',
    ]);
    expect(rows).toEqual([
      [1, 'Ada', 'submitted', 2, 1, 1.5, 2.5, 4, 62.5, 1.5],
      [null, '=1+1 (guest)', 'in_progress', 2, 0, null, 0, 4, null, 0.33],
    ]);
  });

  it('has a column of English names if anybody has one', () => {
    const chan = row({ student_name: '陳大文', student_name_eng: 'Chan Tai Man' });
    const guest = row({ student_name: 'Zoe', student_name_eng: 'Zoe', class_number: null, is_guest: true });
    const { columns, rows } = makeMarksTable({ courseware, rows: [chan, row({}), guest] }, formats);
    expect(columns.slice(0, 4).map(({ head, kind }) => [head, kind])).toEqual([
      ['class_number', 'number'],
      ['student', 'text'],
      ['english_name', 'text'],
      ['state', 'text'],
    ]);
    expect(rows.map((cells) => cells.slice(1, 3))).toEqual([
      ['陳大文', 'Chan Tai Man'],
      ['Ada', null],
      ['Zoe (guest)', null],
    ]);
    const without = makeMarksTable({ courseware, rows: [row({}), guest] }, formats);
    expect(without.columns.map(({ head }) => head)).not.toContain('english_name');
    expect(without.frozen).toBe(2);
  });

  it('gives no mark to those who have not begun', () => {
    const absent = row({
      state: 'not_started',
      attempts: 0,
      score: null,
      share: null,
      max_score: null,
      time_ms: 0,
      cells: [],
    });
    const { rows } = makeMarksTable({ courseware, rows: [absent] }, formats);
    expect(rows).toEqual([[1, 'Ada', 'not_started', 0, null, null, null, 4, null, null]]);
  });

  it('lists the parts read of activities without marks', () => {
    const reading = { ...courseware, is_marked: false, has_progress: true, questions: [] };
    const { columns, rows } = makeMarksTable(
      { courseware: reading, rows: [row({ progress: { done: 3, of: 8 } })] },
      formats,
    );
    expect(columns.slice(4).map(({ head }) => head)).toEqual(['parts_read', 'parts_total', 'minutes']);
    expect(rows[0]?.slice(4)).toEqual([3, 8, 1.5]);
  });
});
