import { describe, expect, it } from 'vitest';
import { diyquiz } from '#activities/diyquiz/activity.ts';
import { findActivityModel } from '#activities/models.ts';
import { diffContents } from '#server/features/resources/revision-diff.ts';
import { buildQuiz } from '#tests/support/test-courseware.ts';

const model = findActivityModel(diyquiz.type)!;
const before = buildQuiz();
const diff = (after: unknown) => diffContents(model, before, after);
const [first, second, third] = before.questions;

describe('diffContents', () => {
  it('finds nothing between equal contents, whatever the order of their properties', () => {
    const { layout, ...rest } = structuredClone(before);
    expect(diff({ ...rest, layout })).toEqual({ questions: [], other: false });
  });

  it('names questions added, removed and changed, and nothing else', () => {
    const added = { ...structuredClone(first!), id: 'q9' };
    const changed = { ...second!, explanation: 'Because.' };
    expect(diff({ ...before, questions: [added, first, changed] })).toEqual({
      questions: [
        { id: 'q9', title: '1 + 1 = ?', change: 'added' },
        { id: 'q2', title: 'Which are prime?', change: 'changed' },
        { id: 'q3', title: expect.stringContaining('Water') as string, change: 'removed' },
      ],
      other: false,
    });
  });

  it('sees what no title, mark or key tells: a wrong option reworded', () => {
    const question = structuredClone(first!);
    const wrongOption = question.answers?.find(({ correct }) => !correct);
    wrongOption!.text = '3';
    expect(diff({ ...before, questions: [question, second, third] })).toEqual({
      questions: [{ id: 'q1', title: '1 + 1 = ?', change: 'changed' }],
      other: false,
    });
  });

  it('sees another order and settings of the whole', () => {
    expect(diff({ ...before, questions: [second, first, third] })).toEqual({ questions: [], other: true });
    expect(diff({ ...before, allow_back: false })).toEqual({ questions: [], other: true });
  });
});
