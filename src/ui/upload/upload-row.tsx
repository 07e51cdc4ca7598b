import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { uploadMessages } from '#ui/upload/messages.ts';
import type { RunningUpload } from '#ui/upload/upload-store.ts';
import styles from './open-overlay.module.css';
import { QueuedRow } from './queued-row.tsx';

/** A file that is being sent, with its progress, and buttons to go on and to cancel. */
function SendingRow({ upload }: { upload: RunningUpload }) {
  const t = useMessages(uploadMessages);
  const tCommon = useMessages(commonMessages);
  const { name, share, state, cancel, retry } = upload;
  return (
    <li>
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        <span className={styles.percent}>{Math.floor(share * 100)}%</span>
      </div>
      <progress className={styles.bar} max={1} value={share} aria-label={name} />
      <div className={styles.actions}>
        <span role="status" className={styles.state}>
          {state !== 'sending' && t(state)}
        </span>
        {state === 'failed' && (
          <Button look="soft" aria-label={t('retry_upload', { name })} onClick={retry}>
            {t('go_on')}
          </Button>
        )}
        {state !== 'checking' && (
          <Button look="plain" aria-label={t('cancel_upload', { name })} onClick={cancel}>
            {tCommon('cancel')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** A file of an upload, whether it waits for a slot or is being sent. */
export function UploadRow({ upload }: { upload: RunningUpload }) {
  return upload.state === 'queued' ? <QueuedRow upload={upload} /> : <SendingRow upload={upload} />;
}
