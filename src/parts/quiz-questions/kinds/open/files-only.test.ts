import { describe, expect, it } from 'vitest';
import { markWork } from '#form/mark-work.ts';
import { createQuestion, duplicateQuestion } from '../../create-question.ts';
import { findQuestionIssues } from '../../issues.ts';
import { markQuestions } from '../../marking.ts';
import type { Question } from '../../model.ts';
import { toPublicQuestion, toQuestionInfo } from '../../public-question.ts';
import { openQuestion } from '../../samples/sample-parts.ts';

/** An open question whose answer is files alone. */

const question: Question = {
  ...createQuestion('open'),
  ...openQuestion('leaf', { text: 'Photograph a leaf', score: 3, file_kinds: ['video', 'picture'] }),
  files_only: true,
};
const pin = { seed: 1, shuffle: false };
const pathsOf = (one: Question) => findQuestionIssues(one).map(({ path, message }) => [path[0], message]);

describe('files alone', () => {
  it('asks students for files and for no text', () => {
    const shown = toPublicQuestion(question, pin);
    expect(shown.files).toEqual({ kinds: ['picture', 'video'], max: 3, needed: 'alone' });
    expect(shown).not.toHaveProperty('text_max');
    expect(toQuestionInfo(question)).toMatchObject({ files: ['picture', 'video'], file_max: 3 });
  });

  it('waits for a teacher once there is a file, and scores 0 without one', () => {
    const work = {
      questions: () => [toQuestionInfo(question)],
      mark: (_content: null, responses: Readonly<Record<string, unknown>>) =>
        markQuestions([question], responses),
    };
    const markOf = (responses: Record<string, unknown>, handedInIds: string[]) =>
      markWork({ work }, null, responses, new Set(handedInIds)).questions.get('leaf');
    expect(markOf({}, ['leaf'])).toMatchObject({ score: 0, needs_teacher: true });
    expect(markOf({}, [])).toMatchObject({ score: 0, needs_teacher: false });
    expect(markOf({ leaf: { text: 'No photo' } }, [])).toMatchObject({ score: 0, needs_teacher: false });
  });

  it('lacks kinds of files, and needs no number of characters', () => {
    expect(pathsOf({ ...question, text_max: null })).toEqual([]);
    expect(pathsOf({ ...question, file_kinds: [] })).toEqual([['file_kinds', 'file_kinds_required']]);
    expect(pathsOf({ ...question, file_max: 0 })).toEqual([['file_max', 'file_max_range']]);
    expect(pathsOf({ ...question, files_only: false, file_kinds: [], text_max: null })).toEqual([
      ['text_max', 'text_max_range'],
    ]);
  });

  it('stays in a copy', () => {
    expect(duplicateQuestion(question).files_only).toBe(true);
  });
});
