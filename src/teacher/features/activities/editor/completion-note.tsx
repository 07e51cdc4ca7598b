import { IconAlertTriangle } from '@tabler/icons-react';
import type { ConversionWait } from '#teacher/features/activities/conversions/use-conversion-wait.ts';
import { WaitingNote } from '#teacher/features/activities/conversions/waiting-note.tsx';
import { type FoundIssue, partNumber } from '#teacher/features/activities/draft/draft-issues.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './editor.module.css';
import { completeButtonId } from './editor-bar.tsx';
import { editorMessages } from './editor-messages.ts';

type CompletionNoteProps = {
  conversions: ConversionWait;
  described: readonly FoundIssue[];
  onGo: (issue: FoundIssue) => void;
};

/** Beside the button that completes: the conversions that completing waits for, else what is missing. */
export function CompletionNote({ conversions, described, onGo }: CompletionNoteProps) {
  const t = useMessages(editorMessages);
  if (conversions.progress === undefined) {
    return <MissingNote issues={described.filter(({ place }) => place === 'content')} onGo={onGo} />;
  }
  return (
    <div className={styles.conversionNote}>
      <WaitingNote
        text={t('completes_when_ready')}
        progress={conversions.progress}
        opener={completeButtonId}
        onCancel={conversions.cancel}
      />
    </div>
  );
}

type MissingNoteProps = {
  /** Only issues of the content, because completing fills in the form. */
  issues: readonly FoundIssue[];
  onGo: (issue: FoundIssue) => void;
};

/** Names the first issue and leads to it. */
function MissingNote({ issues, onGo }: MissingNoteProps) {
  const t = useMessages(editorMessages);
  const [first] = issues;
  if (!first) return null;
  const number = partNumber(first);
  const text = number === undefined ? first.text : `${number}. ${first.text}`;
  return (
    <button type="button" className={styles.missing} title={text} onClick={() => onGo(first)}>
      <IconAlertTriangle size={20} aria-hidden="true" />
      <span className={styles.missingText}>
        <strong>{t('issues_title', { count: issues.length })}</strong> {text}
      </span>
    </button>
  );
}
