import type { DraftIssue } from '#activities/activity-type.ts';
import { formatText, type Messages } from '#contract/language.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { questionMessages } from '../messages.ts';
import { fieldOf } from './issue-paths.ts';

const messages: Messages = questionMessages;

/** Says one issue in the language of the interface. */
export function useIssueText(): (issue: Pick<DraftIssue, 'message' | 'params'>) => string {
  const language = useLanguage();
  return ({ message, params }) => {
    const text = messages[message];
    return text ? formatText(text, language, params) : message;
  };
}

/** What there is to say beside a field; undefined where it is complete. */
export function useIssueTexts(issues: readonly DraftIssue[]): (field: string) => string | undefined {
  const say = useIssueText();
  return (field) => {
    const here = issues.filter(({ path }) => fieldOf(path) === field);
    return here.length > 0 ? here.map(say).join(' ') : undefined;
  };
}
