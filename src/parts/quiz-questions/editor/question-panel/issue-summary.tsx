import { IconAlertTriangle } from '@tabler/icons-react';
import type { DraftIssue } from '#form/activity-type.ts';
import { useIssueText } from '#parts/editor-parts/use-issue-texts.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { optionLetter } from '../../body-text.ts';
import { issueMessages } from '../../issue-messages.ts';
import { fieldOf } from '../issue-paths.ts';
import { editorMessages } from '../messages.ts';
import styles from './issue-summary.module.css';

type IssueSummaryProps = { issues: readonly DraftIssue[]; onChoose: (field: string) => void };

/** The question's issues; each line leads to its field. */
export function IssueSummary({ issues, onChoose }: IssueSummaryProps) {
  const t = useMessages(editorMessages);
  const formatIssue = useIssueText(issueMessages);
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
          const [part, index] = issue.path;
          const answerPrefix =
            part === 'answers' && typeof index === 'number'
              ? `${t('answer_letter', { letter: optionLetter(index) })} · `
              : '';
          return (
            <li key={`${field} ${issue.message} ${issue.params?.['number'] ?? ''}`}>
              <button type="button" className={styles.link} onClick={() => onChoose(field)}>
                {answerPrefix}
                {formatIssue(issue)}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
