import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { uploadMessages } from '#ui/upload/messages.ts';
import type { RunningUpload } from '#ui/upload/upload-store.ts';
import styles from './open-overlay.module.css';

/** A file that waits for a slot. */
export function QueuedRow({ upload: { name, cancel } }: { upload: RunningUpload }) {
  const t = useMessages(uploadMessages);
  const tCommon = useMessages(commonMessages);
  return (
    <li className={styles.about}>
      <span className={styles.name}>{name}</span>
      <span className={styles.wait}>{t('queued')}</span>
      <Button look="plain" aria-label={t('cancel_upload', { name })} onClick={cancel}>
        {tCommon('cancel')}
      </Button>
    </li>
  );
}
