import { IconPaperclip } from '@tabler/icons-react';
import { FileList } from '#parts/attachments/file-list.tsx';
import { attachmentMessages } from '#parts/attachments/messages.ts';
import { ReadVideoContext } from '#parts/attachments/use-read-video.ts';
import { readVideo } from '#teacher/shared/spaces/read-video.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import styles from '../marking.module.css';
import type { Answer } from '../marking-items.ts';

type AnswerFilesProps = {
  files: Answer['files'];
  /** Documents whose pages are shown elsewhere: a line each, to download them. */
  documents: Answer['files'];
};

/** The files submitted with an answer, without those that are shown as pages. */
export function AnswerFiles({ files, documents }: AnswerFilesProps) {
  const t = useMessages(attachmentMessages);
  if (files.length + documents.length === 0) return null;
  return (
    <div className={styles.files}>
      <ReadVideoContext value={readVideo}>
        <FileList files={files} mediaUrl={mediaUrl} />
      </ReadVideoContext>
      {documents.map(({ id, url, name }) => (
        <a key={id} href={mediaUrl(url)} target="_blank" rel="noreferrer" className={styles.file}>
          <IconPaperclip size={18} aria-hidden="true" /> {t('open_file', { name })}
        </a>
      ))}
    </div>
  );
}
