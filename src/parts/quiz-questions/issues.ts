import type { DraftIssue } from '#form/activity-type.ts';
import { findFaceIssues } from './common/face.ts';
import { allKinds, kindOf } from './kind-of.ts';
import { questionTimeMaxS, questionTimeMinS, scoreMax, scoreStep } from './limits.ts';
import type { Question } from './model.ts';

/** Finds everything that keeps a question from being published; `message` is a key of `issueMessages`, paths start at the question. */
export function findQuestionIssues(question: Question): DraftIssue[] {
  return [
    ...findFaceIssues(question.body, ['body'], 'body'),
    ...findNumberIssues(question),
    ...kindOf(question).findIssues(question),
  ];
}

const missingValueMessages: ReadonlySet<string> = new Set([
  'body_required',
  'body_picture_required',
  ...allKinds.flatMap((kind) => kind.missingValueMessages),
]);

/** Whether the issue is an empty field rather than a wrong value. */
export function isMissing({ message }: DraftIssue): boolean {
  return missingValueMessages.has(message);
}

/** The question without what was left empty at the end of its lists. */
export function completeQuestion(question: Question): Question {
  return Object.assign({}, question, ...allKinds.map((kind) => kind.complete(question)));
}

function findNumberIssues({ score, time_limit_s: timeLimitS }: Question): DraftIssue[] {
  const issues: DraftIssue[] = [];
  if (score === null || score < 0 || score > scoreMax || score % scoreStep !== 0) {
    issues.push({ path: ['score'], message: 'score_range', params: { max: scoreMax, step: scoreStep } });
  }
  if (
    timeLimitS !== undefined &&
    !(Number.isInteger(timeLimitS) && timeLimitS >= questionTimeMinS && timeLimitS <= questionTimeMaxS)
  ) {
    const params = { min: questionTimeMinS, max: questionTimeMaxS };
    issues.push({ path: ['time_limit_s'], message: 'time_limit_range', params });
  }
  return issues;
}
