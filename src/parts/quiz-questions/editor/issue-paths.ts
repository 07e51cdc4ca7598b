import type { DraftIssue } from '#form/activity-type.ts';

/** Name of the field with an issue: `answers.0.text` is also the `data-field` of that input. */
export function fieldOf(path: DraftIssue['path']): string {
  return path.join('.');
}

/** Issues of each question by its index, with paths that start at the question. */
export function groupIssuesByQuestion(issues: readonly DraftIssue[]): Map<number, DraftIssue[]> {
  const issuesByQuestion = new Map<number, DraftIssue[]>();
  for (const issue of issues) {
    const [listName, index, ...path] = issue.path;
    if (listName !== 'questions' || typeof index !== 'number') continue;
    issuesByQuestion.set(index, [...(issuesByQuestion.get(index) ?? []), { ...issue, path }]);
  }
  return issuesByQuestion;
}
