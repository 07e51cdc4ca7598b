import type { DraftIssue } from '#form/activity-type.ts';
import { findBlankNumbers } from '../../body-text.ts';
import type { QuestionOf } from '../../kind-form/kind-schema.ts';
import { blanksMax } from '../../limits.ts';
import { findGapIssues } from './find-gap-issues.ts';
import type { schema } from './schema.ts';

/** Each of `[[1]]` … must occur exactly once, in order, and have accepted texts. */
export function findBlankIssues({ body, blanks }: QuestionOf<typeof schema>): DraftIssue[] {
  const writtenNumbers = findBlankNumbers(body.text);
  const issues: DraftIssue[] = [];
  if (blanks.length < 1 || blanks.length > blanksMax) {
    issues.push({ path: ['blanks'], message: 'blanks_one_to_six', params: { max: blanksMax } });
  }
  for (const [index, blank] of blanks.entries()) {
    if (!writtenNumbers.includes(index + 1)) {
      issues.push({ path: ['body', 'text'], message: 'blank_not_in_body', params: { number: index + 1 } });
    }
    issues.push(...findGapIssues(blank, index));
  }
  for (const number of new Set(writtenNumbers)) {
    const params = { number };
    if (number < 1 || number > blanks.length) {
      issues.push({ path: ['body', 'text'], message: 'blank_unknown', params });
    }
    if (writtenNumbers.filter((other) => other === number).length > 1) {
      issues.push({ path: ['body', 'text'], message: 'blank_repeated', params });
    }
  }
  if (writtenNumbers.some((number, index) => number < (writtenNumbers[index - 1] ?? 0))) {
    issues.push({ path: ['body', 'text'], message: 'blanks_in_order' });
  }
  return issues;
}
