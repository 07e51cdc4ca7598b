import type { DraftIssue } from '#form/activity-type.ts';

/** Name of the field with an issue: `answers.0.text` is also the `data-field` of that input. */
export function fieldOf(path: DraftIssue['path']): string {
  return path.join('.');
}

/** Issues of each question or section by its index, with paths that start at it. */
export function groupIssues(
  issues: readonly DraftIssue[],
  ofList: 'questions' | 'sections',
): Map<number, DraftIssue[]> {
  const issuesByIndex = new Map<number, DraftIssue[]>();
  for (const issue of issues) {
    const [listName, index, ...path] = issue.path;
    if (listName !== ofList || typeof index !== 'number') continue;
    issuesByIndex.set(index, [...(issuesByIndex.get(index) ?? []), { ...issue, path }]);
  }
  return issuesByIndex;
}
