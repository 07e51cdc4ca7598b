import { describe, expect, it } from 'vitest';
import { markWork } from '#form/mark-work.ts';
import { correctQuestion } from '../../corrections/correct-question.ts';
import { createQuestion, duplicateQuestion } from '../../create-question.ts';
import { hasAnswer, isWholeAnswer } from '../../has-answer.ts';
import { findQuestionIssues } from '../../issues.ts';
import { markQuestions } from '../../marking.ts';
import type { Question } from '../../model.ts';
import { toPublicQuestion, toQuestionInfo } from '../../public-question.ts';
import { summarizeQuestion } from '../../report/report.ts';
import { singleQuestion, wordAnswers } from '../../samples/sample-parts.ts';

/** A single choice with files as evidence beside it. */

const question: Question = {
  ...createQuestion('single'),
  ...singleQuestion('tree', { text: 'Which tree?', score: 2, answers: wordAnswers('Oak', '*Fig') }),
  evidence: { kinds: ['video', 'picture'], max: 2 },
};
const pin = { seed: 1, shuffle: false };
const file = { id: 1, url: '/play/private/1', name: 'fig.jpg', mime: 'image/jpeg', bytes: 1 };
const shown = toPublicQuestion(question, pin);
const fig = { option: 'b' };

describe('evidence', () => {
  it('is asked for beside the choice', () => {
    expect(shown.files).toEqual({ kinds: ['picture', 'video'], max: 2, needed: 'beside' });
    expect(toQuestionInfo(question)).toMatchObject({
      marked_by: 'machine',
      files: ['picture', 'video'],
      file_max: 2,
      needs_file: true,
    });
    expect(toQuestionInfo({ ...question, evidence: undefined })).not.toHaveProperty('files');
  });

  it.each([
    ['choice and file', fig, ['tree'], 2],
    ['choice alone', fig, [], 2],
    ['wrong choice with a file', { option: 'a' }, ['tree'], 0],
    ['file alone', null, ['tree'], 0],
  ])('never changes the mark, which waits for nobody: %s', (_case, response, handedInIds, score) => {
    const work = {
      questions: () => [toQuestionInfo(question)],
      mark: (_content: null, responses: Readonly<Record<string, unknown>>) =>
        markQuestions([question], responses),
    };
    const { questions } = markWork({ work }, null, { tree: response }, new Set(handedInIds));
    expect(questions.get('tree')).toEqual({ score, max_score: 2, needs_teacher: false });
  });

  it('is part of a whole answer', () => {
    expect(isWholeAnswer(shown, { response: fig, files: [file] })).toBe(true);
    expect(isWholeAnswer(shown, { response: fig })).toBe(false);
    expect(isWholeAnswer(shown, { files: [file] })).toBe(false);
    expect(isWholeAnswer(shown, { response: { option: null }, files: [file] })).toBe(false);
    expect(isWholeAnswer({}, { response: fig })).toBe(true);
  });

  it('is part of a whole answer while it waits on the device', () => {
    const unsent_files = { added: 1, removed: 0 };
    expect(isWholeAnswer(shown, { response: fig, unsent_files })).toBe(true);
    expect(isWholeAnswer(shown, { unsent_files })).toBe(false);
    expect(hasAnswer({ unsent_files })).toBe(true);
    expect(hasAnswer({ unsent_files: { added: 0, removed: 1 } })).toBe(false);
  });

  it('alone is no answer in the report', () => {
    const report = summarizeQuestion(
      question,
      [
        { student_id: 1, response: fig, score: 2 },
        { student_id: 2, response: null, files: [file], score: 0 },
      ],
      'en',
    );
    expect(report.unanswered).toEqual([2]);
  });

  it('lacks kinds or a number of files', () => {
    const issuesOf = (evidence: Question['evidence']) =>
      findQuestionIssues({ ...question, evidence }).map(({ path, message }) => [path.join('.'), message]);
    expect(issuesOf({ kinds: ['picture'], max: 1 })).toEqual([]);
    expect(issuesOf({ kinds: [], max: 1 })).toEqual([['evidence.kinds', 'file_kinds_required']]);
    expect(issuesOf({ kinds: ['picture'], max: 6 })).toEqual([['evidence.max', 'file_max_range']]);
    expect(issuesOf({ kinds: ['picture'], max: null })).toEqual([['evidence.max', 'file_max_range']]);
  });

  it('stays in a copy and in a corrected question', () => {
    expect(duplicateQuestion(question).evidence).toEqual(question.evidence);
    const keyed = { ...question, evidence: undefined };
    expect(correctQuestion(question, [{ kind: 'key', question: keyed }]).evidence).toEqual(question.evidence);
  });
});
