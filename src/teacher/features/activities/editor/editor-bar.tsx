import { Button, TextInput } from '@mantine/core';
import { IconArrowLeft, IconCheck, IconEye } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import type { EditSession, SessionView } from '#teacher/features/activities/draft/draft-store.ts';
import { StatusBadge } from '#teacher/features/activities/list/activity-status.tsx';
import { ActivityIcon } from '#teacher/shared/activities/activity-icon.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { SaveState } from './save-status.tsx';

/** `data-opener` of the button that completes. */
export const completeButtonId = 'complete';

type EditorBarProps = {
  session: EditSession;
  view: SessionView;
  nameError: string | undefined;
  /** It is called so while nobody names it. */
  suggestedName: string;
  /** Beside the button that completes. */
  missing: ReactNode;
  completeLabel: string;
  isCompleting: boolean;
  onPreview: () => void;
  onComplete: () => void;
};

export function EditorBar(props: EditorBarProps) {
  const { session, view, nameError, isCompleting, onPreview, onComplete } = props;
  const t = useMessages(editorMessages);
  const { form } = view.draft;
  return (
    <header className={styles.bar}>
      <Link to="/teacher/diy" className={styles.back} aria-label={t('back')} title={t('back')}>
        <IconArrowLeft size={24} aria-hidden="true" />
      </Link>
      <ActivityIcon type={session.type} icon={form.icon} size={40} />
      <TextInput
        className={styles.name}
        aria-label={t('name')}
        placeholder={props.suggestedName || t('name_hint')}
        maxLength={nameMaxLength}
        value={form.name}
        error={nameError !== undefined}
        onChange={({ currentTarget }) => session.changeForm({ name: currentTarget.value })}
      />
      <div className={styles.states}>
        <StatusBadge status={view.status} />
        <SaveState
          save={view.save}
          reason={view.reason}
          isNew={view.id === undefined}
          onRetry={session.retry}
        />
      </div>
      {props.missing}
      <div className={styles.barButtons}>
        <Button
          variant="default"
          className={styles.preview}
          leftSection={<IconEye size={20} aria-hidden="true" />}
          onClick={onPreview}
        >
          <span className={styles.previewLabel}>{t('preview')}</span>
        </Button>
        <Button
          leftSection={<IconCheck size={20} aria-hidden="true" />}
          className={styles.complete}
          data-opener={completeButtonId}
          loading={isCompleting}
          onClick={onComplete}
        >
          {props.completeLabel}
        </Button>
      </div>
    </header>
  );
}
