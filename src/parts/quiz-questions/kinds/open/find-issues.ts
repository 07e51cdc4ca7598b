import type { DraftIssue } from '#form/activity-type.ts';
import { findFileMaxIssues } from '../../answer-files/asked-files.ts';
import type { QuestionOf } from '../../kind-form/kind-schema.ts';
import { openFilesMax, openTextMax, openTextMin, rubricLinesMax, scoreStep } from '../../limits.ts';
import type { RubricLine, schema } from './schema.ts';

/** Finds the issues that keep an open question from being published; paths start at the question. */
export function findOpenIssues(question: QuestionOf<typeof schema>): DraftIssue[] {
  const { rubric, score } = question;
  return [...findTextIssues(question), ...findFileIssues(question), ...findRubricIssues(rubric, score)];
}

function findTextIssues({ files_only, text_max }: QuestionOf<typeof schema>): DraftIssue[] {
  if (files_only || isWhole(text_max, openTextMin, openTextMax)) return [];
  const params = { min: openTextMin, max: openTextMax };
  return [{ path: ['text_max'], message: 'text_max_range', params }];
}

function findFileIssues({ files_only, file_kinds, file_max }: QuestionOf<typeof schema>): DraftIssue[] {
  if (file_kinds.length > 0) return findFileMaxIssues(file_max, openFilesMax, ['file_max']);
  return files_only ? [{ path: ['file_kinds'], message: 'file_kinds_required' }] : [];
}

/** Finds the issues of the lines and of all together; paths start beside the rubric. `score`: points of the question. */
export function findRubricIssues(rubric: readonly RubricLine[], score: number | null): DraftIssue[] {
  const issues = rubric.flatMap((line, index) => findLineIssues(line, index));
  if (rubric.length > rubricLinesMax) {
    issues.push({ path: ['rubric'], message: 'rubric_max', params: { max: rubricLinesMax } });
  }
  const pointsSum = rubric.reduce((total, { points }) => total + (points ?? 0), 0);
  if (score !== null && pointsSum > score) {
    issues.push({ path: ['rubric'], message: 'rubric_above_score', params: { sum: pointsSum, max: score } });
  }
  return issues;
}

function isWhole(number: number | null, min: number, max: number): boolean {
  return number !== null && Number.isInteger(number) && number >= min && number <= max;
}

function findLineIssues({ text, points }: RubricLine, index: number): DraftIssue[] {
  const path = ['rubric', index];
  const issues: DraftIssue[] = [];
  if (text.trim() === '') issues.push({ path: [...path, 'text'], message: 'rubric_text_required' });
  if (points === null) issues.push({ path: [...path, 'points'], message: 'rubric_points_required' });
  else if (points < 0 || points % scoreStep !== 0) {
    issues.push({ path: [...path, 'points'], message: 'rubric_points_step', params: { step: scoreStep } });
  }
  return issues;
}
