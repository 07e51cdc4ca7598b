import type { DraftIssue } from '#activities/activity-type.ts';

/** Name of the field with an issue: `answers.0.text` is also the `data-field` of that input. */
export function fieldOf(path: DraftIssue['path']): string {
  return path.join('.');
}

/** Issues of each question by its index, with paths that start at the question. */
export function groupIssues(issues: readonly DraftIssue[]): Map<number, DraftIssue[]> {
  const groups = new Map<number, DraftIssue[]>();
  for (const issue of issues) {
    const [list, index, ...path] = issue.path;
    if (list !== 'questions' || typeof index !== 'number') continue;
    groups.set(index, [...(groups.get(index) ?? []), { ...issue, path }]);
  }
  return groups;
}
