import type { ConversionResults } from '#contract/conversion-results.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import { findPageIssues, findToolIssues } from '#parts/drawing-tasks/task/issues.ts';
import { isEmptyText } from '#parts/formatted-text/plain-text.ts';
import { findRubricIssues } from '#parts/quiz-questions/kinds/open/find-issues.ts';
import { questionTimeMaxS, scoreMax, scoreStep } from '#parts/quiz-questions/limits.ts';
import { timeMinS } from './limits.ts';
import type { Drawing } from './model.ts';

/** Finds everything that keeps a drawing task from being complete. */
export function findIssues(drawing: Drawing, conversionResults: ConversionResults): DraftIssue[] {
  const { prompt, picture, rubric, score } = drawing;
  const isAsked = !isEmptyText(prompt) || picture !== null;
  return [
    ...(isAsked ? [] : [{ path: ['prompt'], message: 'prompt_required' }]),
    ...findPageIssues(drawing, conversionResults),
    ...findToolIssues(drawing),
    ...findNumberIssues(drawing),
    ...findRubricIssues(rubric, score),
  ];
}

function findNumberIssues({ score, time_limit_s: limit }: Drawing): DraftIssue[] {
  const issues: DraftIssue[] = [];
  if (score === null || score < 0 || score > scoreMax || score % scoreStep !== 0)
    issues.push({ path: ['score'], message: 'score_range', params: { max: scoreMax, step: scoreStep } });
  const isInTime =
    limit === undefined || (limit >= timeMinS && limit <= questionTimeMaxS && Number.isInteger(limit));
  if (!isInTime)
    issues.push({
      path: ['time_limit_s'],
      message: 'time_limit_range',
      params: { max: questionTimeMaxS / 60 },
    });
  return issues;
}
