import { findOwn } from '#contract/find-own.ts';
import { formatText, type Messages } from '#contract/language.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';

type IssueMessage = Pick<DraftIssue, 'message' | 'params'>;

/** Formats one issue in the language of the interface. */
export function useIssueText(messages: Messages): (issue: IssueMessage) => string {
  const language = useLanguage();
  return ({ message, params }) => {
    const text = findOwn(messages, message);
    return text ? formatText(text, language, params) : message;
  };
}

/** The issues of a field as one text; undefined if it has none. A field is named by its path joined with dots. */
export function useIssueTexts(
  messages: Messages,
  issues: readonly DraftIssue[],
): (field: string) => string | undefined {
  const formatIssue = useIssueText(messages);
  return (field) => {
    const fieldIssues = issues.filter(({ path }) => path.join('.') === field);
    return fieldIssues.length > 0 ? fieldIssues.map(formatIssue).join(' ') : undefined;
  };
}
