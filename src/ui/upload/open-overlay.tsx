import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { uploadMessages } from '#ui/upload/messages.ts';
import type { Uploads } from '#ui/upload/upload-store.ts';
import styles from './open-overlay.module.css';
import { UploadRow } from './upload-row.tsx';
import { useBlockingDialog } from './use-blocking-dialog.ts';

/** Covers the app while files upload, so that nobody leaves the page before they are sent. */
export function OpenOverlay({ runningUploads, endedCount }: Uploads) {
  const tCommon = useMessages(commonMessages);
  const tUpload = useMessages(uploadMessages);
  const total = runningUploads.length + endedCount;
  const dialog = useBlockingDialog();
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      role="alertdialog"
      aria-label={tCommon('uploading')}
      onCancel={(event) => event.preventDefault()}
    >
      <header className={styles.head}>
        <p className={styles.title}>{tCommon('uploading')}</p>
        {total > 1 && (
          <p className={styles.count} role="status">
            {tUpload('ended_of', { ended: endedCount, total })}
          </p>
        )}
      </header>
      <ul className={styles.list}>
        {runningUploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </dialog>
  );
}
