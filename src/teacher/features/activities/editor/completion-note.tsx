import { IconAlertTriangle } from '@tabler/icons-react';
import type { ConversionWait } from '#teacher/features/activities/conversions/use-conversion-wait.ts';
import { WaitingNote } from '#teacher/features/activities/conversions/waiting-note.tsx';
import { type FoundIssue, findPartNumber } from '#teacher/features/activities/draft/draft-issues.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './editor.module.css';
import { completeButtonId } from './editor-bar.tsx';
import { editorMessages } from './editor-messages.ts';

type CompletionNoteProps = {
  conversionWait: ConversionWait;
  describedIssues: readonly FoundIssue[];
  onGoToIssue: (issue: FoundIssue) => void;
};

/** Shown beside the Complete button: the conversions that completing waits for, else the first missing part. */
export function CompletionNote({ conversionWait, describedIssues, onGoToIssue }: CompletionNoteProps) {
  const t = useMessages(editorMessages);
  if (conversionWait.progress === undefined) {
    return (
      <MissingNote
        issues={describedIssues.filter(({ place }) => place === 'content')}
        onGoToIssue={onGoToIssue}
      />
    );
  }
  return (
    <div className={styles.conversionNote}>
      <WaitingNote
        text={t('completes_when_ready')}
        progress={conversionWait.progress}
        opener={completeButtonId}
        onCancel={conversionWait.cancel}
      />
    </div>
  );
}

type MissingNoteProps = {
  /** Only issues of the content, because completing fills in the form. */
  issues: readonly FoundIssue[];
  onGoToIssue: (issue: FoundIssue) => void;
};

/** Shows the first issue and leads to its field. */
function MissingNote({ issues, onGoToIssue }: MissingNoteProps) {
  const t = useMessages(editorMessages);
  const [firstIssue] = issues;
  if (!firstIssue) return null;
  const number = findPartNumber(firstIssue);
  const text = number === undefined ? firstIssue.text : `${number}. ${firstIssue.text}`;
  return (
    <button type="button" className={styles.missing} title={text} onClick={() => onGoToIssue(firstIssue)}>
      <IconAlertTriangle size={20} aria-hidden="true" />
      <span className={styles.missingText}>
        <strong>{t('issues_title', { count: issues.length })}</strong> <span>{text}</span>
      </span>
    </button>
  );
}
