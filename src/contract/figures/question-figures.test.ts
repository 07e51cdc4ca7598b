import { describe, expect, it } from 'vitest';
import {
  findClassFacility,
  findHardestQuestions,
  findStrugglers,
} from '#contract/figures/question-figures.ts';

const questions = [
  { id: 'a', max_score: 1 },
  { id: 'b', max_score: 2 },
];

function row(
  attempt_id: number,
  scores: Record<string, number | null>,
  { state = 'in_progress' }: { state?: 'in_progress' | 'submitted' } = {},
) {
  const cells = Object.entries(scores).map(([question_id, score]) => ({
    question_id,
    score,
    needs_teacher: false,
  }));
  return { attempt_id, state, score: null, cells };
}

describe('the questions of a class', () => {
  it('averages a question over submitted work, once there are three students or all', () => {
    const done = { state: 'submitted' } as const;
    const b = { id: 'b', max_score: 2 };
    const working = [row(1, { b: 0 }), row(2, { b: 0 }), row(3, { b: 0 })];
    expect(findClassFacility(working, b)).toBeNull();
    expect(findClassFacility([row(4, { b: 0 }, done), ...working], b)).toBeNull();
    expect(findClassFacility([row(4, { b: 0 }, done), row(5, { b: 2 }, done)], b)).toBe(0.5);
    const rows = [
      row(1, { b: 2 }, done),
      row(2, { b: 1 }, done),
      row(3, { b: 0 }, done),
      row(4, { b: null }, done),
      row(5, { b: 0 }),
    ];
    expect(findClassFacility(rows, b)).toBe(0.5);
    expect(findClassFacility(rows, { id: 'a', max_score: 1 })).toBeNull();
  });

  it('finds students who need help, weakest first, once enough is marked', () => {
    const rows = [row(1, { a: 0, b: 0 }), row(2, { a: 1, b: 2 }), row(3, { a: 0 }), row(4, { a: 1, b: 0 })];
    expect(
      findStrugglers(
        rows.map((each) => ({ row: each })),
        questions,
      ).map(({ line, share }) => [line.row.attempt_id, share]),
    ).toEqual([
      [1, 0],
      [4, 1 / 3],
    ]);
  });

  it('finds the hardest questions', () => {
    const rows = [row(1, { a: 1, b: 0 }), row(2, { a: 1, b: 1 }), row(3, { a: 1, b: 0.5 })];
    expect(findHardestQuestions(rows, questions)).toMatchObject([
      { number: 2, meanShare: 0.25, scoreCount: 3 },
    ]);
    expect(findHardestQuestions([...rows.slice(1), row(4, {})], questions)).toEqual([]);
  });

  it('scales marks of an earlier revision to the points of today, and sums points as they were', () => {
    const earlier = row(1, { a: 1 }, { state: 'submitted' });
    const old = { ...earlier, cells: [{ question_id: 'b', score: 2, needs_teacher: false, max_score: 4 }] };
    const works = [old, row(2, { b: 2 }, { state: 'submitted' }), row(3, { b: 0 }, { state: 'submitted' })];
    expect(findClassFacility(works, { id: 'b', max_score: 2 })).toBe(0.5);
    const weak = { row: { cells: [...old.cells, { question_id: 'a', score: 0, needs_teacher: false }] } };
    expect(findStrugglers([weak], questions).map(({ share }) => share)).toEqual([2 / 5]);
  });

  it('takes no answer that waits for a teacher as 0', () => {
    const waiting = { question_id: 'b', score: null, needs_teacher: true };
    const works = [1, 2, 3].map((id) => ({
      ...row(id, {}, { state: 'submitted' }),
      cells: [{ question_id: 'a', score: 1, needs_teacher: false }, waiting],
    }));
    expect(findClassFacility(works, { id: 'b', max_score: 2 })).toBeNull();
    expect(
      findStrugglers(
        works.map((each) => ({ row: each })),
        questions,
      ),
    ).toEqual([]);
  });
});
