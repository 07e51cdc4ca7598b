import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { uploadMessages } from '#ui/upload/messages.ts';
import { type RunningUpload, useUploads } from '#ui/upload/upload-store.ts';
import styles from './upload-overlay.module.css';
import { UploadRow } from './upload-row.tsx';
import { useBlockingDialog } from './use-blocking-dialog.ts';

/** Covers the app while files upload, so that nobody leaves the page before they are sent. */
export function UploadOverlay() {
  const { running, ended } = useUploads();
  return running.length > 0 && <OpenOverlay running={running} ended={ended} />;
}

function OpenOverlay({ running, ended }: { running: readonly RunningUpload[]; ended: number }) {
  const t = useMessages(commonMessages);
  const upload = useMessages(uploadMessages);
  const total = running.length + ended;
  const dialog = useBlockingDialog();
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      role="alertdialog"
      aria-label={t('uploading')}
      onCancel={(event) => event.preventDefault()}
    >
      <header className={styles.head}>
        <p className={styles.title}>{t('uploading')}</p>
        {total > 1 && (
          <p className={styles.count} role="status">
            {upload('ended_of', { ended, total })}
          </p>
        )}
      </header>
      <ul className={styles.list}>
        {running.map((one) => (
          <UploadRow key={one.id} upload={one} />
        ))}
      </ul>
    </dialog>
  );
}
