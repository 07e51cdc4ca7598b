import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudCheck, IconCloudUp } from '@tabler/icons-react';
import type { SaveLabel } from '#teacher/features/activities/draft/draft-state.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';

const icons = {
  saved: IconCloudCheck,
  saving: IconCloudUp,
  retrying: IconAlertTriangle,
  refused: IconAlertTriangle,
  conflict: IconAlertTriangle,
};

type SaveStateProps = { save: SaveLabel; reason: string; isNew: boolean; onRetry: () => void };

/** Where the teacher sees that the work is safe. */
export function SaveState({ save, reason, isNew, onRetry }: SaveStateProps) {
  const t = useMessages(editorMessages);
  const isUntouched = isNew && save === 'saved';
  const Icon = icons[save];
  return (
    <div className={styles.save} data-save={isUntouched ? undefined : save}>
      <span role="status" className={styles.saveText}>
        {!isUntouched && <Icon size={20} aria-hidden="true" />}
        {isUntouched ? t('not_started') : t(save)}
        {save === 'refused' && reason && <span>: {reason}</span>}
      </span>
      {(save === 'retrying' || save === 'refused') && (
        <Button variant="subtle" onClick={onRetry}>
          {t('try_now')}
        </Button>
      )}
    </div>
  );
}
