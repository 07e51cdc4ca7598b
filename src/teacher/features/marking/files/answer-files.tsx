import styles from '../marking.module.css';
import type { Answer } from '../marking-items.ts';
import { AnswerFileView } from './answer-file.tsx';

type AnswerFile = Answer['files'][number];

/** The files submitted with an answer. */
export function AnswerFiles({ files }: { files: readonly AnswerFile[] }) {
  return files.length === 0 ? null : (
    <div className={styles.files}>
      {files.map((file) => (
        <AnswerFileView key={file.id} file={file} />
      ))}
    </div>
  );
}
