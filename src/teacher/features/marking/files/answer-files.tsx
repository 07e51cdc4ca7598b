import { FileList } from '#parts/attachments/file-list.tsx';
import { mediaUrl } from '#ui/media-url.ts';
import styles from '../marking.module.css';
import type { Answer } from '../marking-items.ts';

/** The files submitted with an answer on which nothing can be written. */
export function AnswerFiles({ files }: { files: Answer['files'] }) {
  return files.length === 0 ? null : (
    <div className={styles.files}>
      <FileList files={files} mediaUrl={mediaUrl} />
    </div>
  );
}
