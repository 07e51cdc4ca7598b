import type { DraftIssue } from '#activities/activity-type.ts';
import { formatText, type Messages } from '#contract/language.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';

/** What there is to say beside a field, named by its path joined with dots; undefined where it is complete. */
export function useIssueTexts(
  messages: Messages,
  issues: readonly DraftIssue[],
): (field: string) => string | undefined {
  const language = useLanguage();
  return (field) => {
    const here = issues.filter(({ path }) => path.join('.') === field);
    const lines = here.map(({ message, params }) => {
      const text = messages[message];
      return text ? formatText(text, language, params) : message;
    });
    return lines.length > 0 ? lines.join(' ') : undefined;
  };
}
