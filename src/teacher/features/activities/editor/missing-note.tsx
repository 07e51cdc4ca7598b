import { IconAlertTriangle } from '@tabler/icons-react';
import { type FoundIssue, partNumber } from '#teacher/features/activities/draft/draft-issues.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';

type MissingNoteProps = {
  /** Of the content; what the form lacks is filled in. */
  issues: readonly FoundIssue[];
  onGo: (issue: FoundIssue) => void;
};

/** Beside the button that completes: what keeps it from it, and the way there. */
export function MissingNote({ issues, onGo }: MissingNoteProps) {
  const t = useMessages(editorMessages);
  const [first] = issues;
  if (!first) return null;
  const number = partNumber(first);
  const text = number === undefined ? first.text : `${number}. ${first.text}`;
  return (
    <button type="button" className={styles.missing} onClick={() => onGo(first)}>
      <IconAlertTriangle size={20} aria-hidden="true" />
      <span className={styles.missingText}>
        <strong>{t('issues_title', { count: issues.length })}</strong> {text}
      </span>
    </button>
  );
}
