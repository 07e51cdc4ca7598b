import { useEffect, useLayoutEffect, useRef } from 'react';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { uploadMessages } from '#ui/upload/messages.ts';
import { type RunningUpload, useUploads } from '#ui/upload/upload-store.ts';
import styles from './upload-overlay.module.css';

/** Covers the app while files upload, so that nobody leaves the page before they are sent. */
export function UploadOverlay() {
  const { running, ended } = useUploads();
  return running.length > 0 && <OpenOverlay running={running} ended={ended} />;
}

function OpenOverlay({ running, ended }: { running: readonly RunningUpload[]; ended: number }) {
  const t = useMessages(commonMessages);
  const upload = useMessages(uploadMessages);
  const total = running.length + ended;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closing returns the focus, but only while the dialog is still on the page.
    return () => shown?.close();
  }, []);
  useEffect(() => {
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmLeaving);
    return () => removeEventListener('beforeunload', confirmLeaving);
  }, []);
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
        {running.map((one) =>
          one.state === 'queued' ? (
            <QueuedRow key={one.id} upload={one} />
          ) : (
            <UploadRow key={one.id} upload={one} />
          ),
        )}
      </ul>
    </dialog>
  );
}

/** A file that waits for a slot. */
function QueuedRow({ upload: { name, cancel } }: { upload: RunningUpload }) {
  const t = useMessages(uploadMessages);
  const common = useMessages(commonMessages);
  return (
    <li className={styles.about}>
      <span className={styles.name}>{name}</span>
      <span className={styles.wait}>{t('queued')}</span>
      <Button look="plain" aria-label={t('cancel_upload', { name })} onClick={cancel}>
        {common('cancel')}
      </Button>
    </li>
  );
}

function UploadRow({ upload }: { upload: RunningUpload }) {
  const t = useMessages(uploadMessages);
  const common = useMessages(commonMessages);
  const { name, share, state, cancel, retry } = upload;
  return (
    <li className={styles.row}>
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
            {common('cancel')}
          </Button>
        )}
      </div>
    </li>
  );
}
