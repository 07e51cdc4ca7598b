import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './file-ink.module.css';
import { fileInkMessages } from './messages.ts';
import type { FilePages } from './use-file-pages.ts';

/** Which documents have no pages yet, or never will. */
export function PageNotes({ waiting, failed }: Omit<FilePages, 'pages'>) {
  const t = useMessages(fileInkMessages);
  if (waiting.length + failed.length === 0) return null;
  return (
    <div className={styles.notes} role="status">
      {waiting.map((name) => (
        <p key={name}>{t('drawing_pages', { name })}</p>
      ))}
      {failed.map(({ name, message }) => (
        <p key={name}>
          <span>{t('no_pages', { name })}</span> <span>{message}</span>
        </p>
      ))}
    </div>
  );
}
