import type { DraftIssue } from '#form/activity-type.ts';
import type { Wall } from './model.ts';

export function findIssues({ prompt, picture, columns }: Wall): DraftIssue[] {
  const issues: DraftIssue[] = [];
  if (prompt.trim() === '' && picture === null) issues.push({ path: ['prompt'], message: 'prompt_required' });
  const columnNames = columns.map(({ name }) => name.trim());
  for (const [index, name] of columnNames.entries()) {
    const path = ['columns', index, 'name'];
    if (name === '' && columns.length > 1) issues.push({ path, message: 'column_name_required' });
    else if (name !== '' && columnNames.indexOf(name) < index)
      issues.push({ path, message: 'column_name_twice' });
  }
  return issues;
}
