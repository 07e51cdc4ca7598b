import { IconAlertTriangle } from '@tabler/icons-react';
import { formatText, type Messages } from '#contract/language.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import { useIssueText } from '#parts/editor-parts/use-issue-texts.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { editorMessages } from '../../editor-fields/messages.ts';
import type { Question } from '../../model.ts';
import { editorOf } from '../editor-of.tsx';
import { fieldOf } from '../issue-paths.ts';
import styles from './issue-summary.module.css';

type IssueSummaryProps = {
  question: Question;
  issues: readonly DraftIssue[];
  messages: Messages;
  onChoose: (field: string) => void;
};

/** The question's issues; each line leads to its field. */
export function IssueSummary({ question, issues, messages, onChoose }: IssueSummaryProps) {
  const t = useMessages(editorMessages);
  const language = useLanguage();
  const formatIssue = useIssueText(messages);
  if (issues.length === 0) return null;
  return (
    <div className={styles.summary}>
      <p className={styles.title}>
        <IconAlertTriangle size={20} aria-hidden />
        {t('count_issues', { count: issues.length })}
      </p>
      <ul className={styles.list}>
        {issues.map((issue) => {
          const field = fieldOf(issue.path);
          const part = editorOf(question).namePart?.(issue.path);
          const partPrefix = part ? `${formatText(part.text, language, part.params)} · ` : '';
          return (
            <li key={`${field} ${issue.message} ${issue.params?.['number'] ?? ''}`}>
              <button type="button" className={styles.link} onClick={() => onChoose(field)}>
                <span>{partPrefix}</span>
                {formatIssue(issue)}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
