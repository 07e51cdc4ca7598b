import type { StoredFile } from '#form/activity-type.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './attachments.module.css';
import { FileTile } from './file-tile.tsx';
import { attachmentMessages } from './messages.ts';

type FileListProps = {
  files: readonly StoredFile[];
  mediaUrl: (url: string) => string;
  /** Small tiles, for lists of many answers. */
  isSmall?: boolean;
};

/** The files of an answer, without buttons to change them. */
export function FileList({ files, mediaUrl, isSmall }: FileListProps) {
  const t = useMessages(attachmentMessages);
  if (files.length === 0) return null;
  return (
    <ul className={styles.tiles} data-small={isSmall || undefined} aria-label={t('files')}>
      {files.map(({ id, url, ...file }) => (
        <FileTile key={id} fileId={id} {...file} url={mediaUrl(url)} mediaUrl={mediaUrl} />
      ))}
    </ul>
  );
}
