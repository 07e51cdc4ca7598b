import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useUploads } from '#ui/upload/upload-store.ts';
import styles from './upload-overlay.module.css';

/** Covers the app while anything uploads, so that nobody leaves the page half-way. */
export function UploadOverlay() {
  const { count, share } = useUploads();
  const t = useMessages(commonMessages);
  if (count === 0) return null;
  return (
    <div className={styles.overlay} role="alertdialog" aria-label={t('uploading')}>
      <div className={styles.box}>
        <p>{t('uploading')}</p>
        <progress className={styles.bar} max={1} value={share} aria-label={t('uploading')} />
      </div>
    </div>
  );
}
