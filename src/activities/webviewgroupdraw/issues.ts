import type { ConversionResults } from '#contract/conversion-results.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import { findPageIssues, findToolIssues } from '#parts/drawing-tasks/task/issues.ts';
import { isEmptyText } from '#parts/formatted-text/plain-text.ts';
import { findRubricIssues } from '#parts/quiz-questions/kinds/open/find-issues.ts';
import { scoreMax, scoreStep } from '#parts/quiz-questions/limits.ts';
import { findAddressIssues } from '#parts/reading/address-issues.ts';
import type { Board } from './model.ts';
import { isMarkedBoard } from './public-board.ts';

/** Finds everything that keeps a board from being complete. */
export function findIssues(board: Board, conversionResults: ConversionResults): DraftIssue[] {
  const { prompt, picture, url } = board;
  const isAsked = !isEmptyText(prompt) || picture !== null;
  return [
    ...(isAsked ? [] : [{ path: ['prompt'], message: 'prompt_required' }]),
    ...findPageIssues(board, conversionResults),
    ...findToolIssues(board),
    ...(url.trim() === '' ? [] : findAddressIssues(url)),
    ...(isMarkedBoard(board) ? findMarkIssues(board) : []),
  ];
}

function findMarkIssues({ score, rubric }: Board): DraftIssue[] {
  const isInRange = score !== null && score >= 0 && score <= scoreMax && score % scoreStep === 0;
  return [
    ...(isInRange
      ? []
      : [{ path: ['score'], message: 'score_range', params: { max: scoreMax, step: scoreStep } }]),
    ...findRubricIssues(rubric, score),
  ];
}
