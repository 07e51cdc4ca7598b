import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudCheck, IconCloudUp } from '@tabler/icons-react';
import type { SaveLabel } from '#teacher/features/activities/draft/draft-state.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';

const iconByLabel = {
  saved: IconCloudCheck,
  saving: IconCloudUp,
  retrying: IconAlertTriangle,
  refused: IconAlertTriangle,
  conflict: IconAlertTriangle,
  only_in_tab: IconAlertTriangle,
  typed: IconCloudUp,
};

type SaveStatusProps = {
  /** `typed`: the draft is saved, and text in one of its forms is not in the draft yet. */
  label: SaveLabel | 'typed';
  /** The server's message when it refused the draft. */
  reason: string;
  /** The server does not know the activity yet. */
  isNew: boolean;
  onRetry: () => void;
};

/** Shows the teacher whether the draft is saved. */
export function SaveStatus({ label, reason, isNew, onRetry }: SaveStatusProps) {
  const t = useMessages(editorMessages);
  const isUntouched = isNew && label === 'saved';
  const Icon = iconByLabel[label];
  return (
    <div className={styles.save} data-save={isUntouched ? undefined : label}>
      <span role="status" className={styles.saveText}>
        {!isUntouched && <Icon size={20} aria-hidden="true" />}
        <span>{isUntouched ? t('not_started') : t(label)}</span>
        {label === 'refused' && reason && <span>: {reason}</span>}
      </span>
      {(label === 'retrying' || label === 'refused' || label === 'only_in_tab') && (
        <Button variant="subtle" onClick={onRetry}>
          {t('try_now')}
        </Button>
      )}
    </div>
  );
}
