import type { DraftIssue } from '#form/activity-type.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import { completeQuestion, findQuestionIssues } from '#parts/quiz-questions/issues.ts';
import { findSectionIssues } from '#parts/quiz-questions/sections/find-issues.ts';

/** Drops what was left empty at the end of a question's lists. */
export function resolve({ questions, ...quiz }: Quiz): Quiz {
  return {
    ...quiz,
    questions: questions.map(completeQuestion),
  };
}

export function createEmptyQuiz(): Quiz {
  return { layout: 'one_by_one', allow_back: true, questions: [] };
}

export function findIssues(content: Quiz): DraftIssue[] {
  if (content.questions.length === 0) return [{ path: ['questions'], message: 'questions_required' }];
  const questionIssues = content.questions.flatMap((question, index) =>
    findQuestionIssues(question).map((issue) => ({ ...issue, path: ['questions', index, ...issue.path] })),
  );
  return [...questionIssues, ...findSectionIssues(content)];
}
