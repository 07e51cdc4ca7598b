import { useState } from 'react';
import { findOwn } from '#contract/find-own.ts';
import { studentFileMaxBytes } from '#contract/limits.ts';
import type { StoredFile } from '#form/activity-type.ts';
import type { FileUpload, TraceAndFiles } from '#form/activity-views.ts';
import { translate, useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { AddFiles } from './add-files.tsx';
import type { AttachedKind } from './attached-kind.ts';
import styles from './attachments.module.css';
import { FileTile } from './file-tile.tsx';
import { attachmentMessages } from './messages.ts';
import { shrinkPicture } from './shrink-picture.view.ts';
import { useFileUploads } from './use-file-uploads.ts';

const megabyte = 1024 * 1024;
const maxMegabytes = studentFileMaxBytes / megabyte;

type AttachmentsProps = {
  questionId: string;
  kinds: readonly AttachedKind[];
  /** The largest number of files that the answer may have. */
  max: number;
  files: readonly StoredFile[];
  traceAndFiles: Pick<TraceAndFiles, 'uploads' | 'removeFile'>;
  mediaUrl: (url: string) => string;
};

/** The files of an answer during work: sent ones, uploads in progress, and buttons to add more. */
export function Attachments({ questionId, kinds, max, files, traceAndFiles, mediaUrl }: AttachmentsProps) {
  const t = useMessages(attachmentMessages);
  const { uploads, removeFile } = traceAndFiles;
  const questionUploads = useFileUploads(uploads, questionId);
  const [problem, setProblem] = useState('');
  const [isPreparing, setPreparing] = useState(false);
  const fileCount = files.length + questionUploads.filter((upload) => !isSetAside(upload)).length;

  async function addFiles(chosenFiles: readonly File[], kind: AttachedKind): Promise<void> {
    const freeCount = Math.max(0, max - fileCount);
    const problems =
      chosenFiles.length > freeCount ? [translate(attachmentMessages, 'too_many', { count: max })] : [];
    setPreparing(true);
    for (const file of chosenFiles.slice(0, freeCount)) {
      const preparedFile = await prepareFile(file, kind);
      if (preparedFile instanceof File) uploads.add(questionId, preparedFile, kind);
      else problems.push(preparedFile);
    }
    setPreparing(false);
    setProblem(problems.join(' '));
  }

  return (
    <div className={styles.attachments} role="group" aria-label={t('your_files')}>
      <p className={styles.head}>
        <strong>{t('your_files')}</strong>
        <span className={styles.room}>
          {t('room', { count: fileCount, max })} · {t('limit', { size: maxMegabytes })}
        </span>
      </p>
      {files.length + questionUploads.length > 0 && (
        <ul className={styles.tiles}>
          {files.map((file) => (
            <FileTile
              key={file.id}
              name={file.name}
              bytes={file.bytes}
              mime={file.mime}
              url={mediaUrl(file.url)}
            >
              <Button
                look="plain"
                aria-label={t('remove_file', { name: file.name })}
                onClick={() => removeFile(questionId, file)}
              >
                {t('remove')}
              </Button>
            </FileTile>
          ))}
          {questionUploads.map((upload) => (
            <UploadTile
              key={upload.id}
              upload={upload}
              onRetry={() => uploads.retry(upload.id)}
              onCancel={() => uploads.cancel(upload.id)}
            />
          ))}
        </ul>
      )}
      {fileCount >= max ? (
        <p className={styles.note}>{t('full')}</p>
      ) : (
        <AddFiles kinds={kinds} isBusy={isPreparing} onFiles={addFiles} onProblem={setProblem} />
      )}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  );
}

/** The file to send, or a message that says why it cannot be sent. */
async function prepareFile(file: File, kind: AttachedKind): Promise<File | string> {
  const { name } = file;
  const sizedFile = kind === 'picture' ? await shrinkPicture(file) : file;
  if (!sizedFile) return translate(attachmentMessages, 'not_a_picture', { name });
  return sizedFile.size > studentFileMaxBytes
    ? translate(attachmentMessages, 'too_large', { name, size: maxMegabytes })
    : sizedFile;
}

/** Whether the server did not take the file. */
const isSetAside = ({ state }: FileUpload): boolean => state === 'refused' || state === 'late';

const mimeByKind = { picture: 'image/', sound: 'audio/', video: 'video/mp4', document: '' };

type UploadTileProps = { upload: FileUpload; onRetry: () => void; onCancel: () => void };

function UploadTile({ upload, onRetry, onCancel }: UploadTileProps) {
  const t = useMessages(attachmentMessages);
  const { kind, name, bytes, url, sentShare, state, message } = upload;
  const isOut = isSetAside(upload);
  const percent = Math.floor(sentShare * 100);
  const mime = findOwn(mimeByKind, kind) ?? '';
  return (
    <FileTile name={name} bytes={bytes} mime={mime} url={url}>
      {!isOut && <progress className={styles.progress} max={1} value={sentShare} aria-label={name} />}
      <p className={styles.state} data-state={state} role="status">
        {state === 'refused' ? message || t('refused') : t(state, { percent })}
      </p>
      {upload.isOnlyInTab && <p className={styles.problem}>{t('only_in_tab')}</p>}
      <div className={styles.actions}>
        {(state === 'waiting' || isOut) && (
          <Button look="soft" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        <Button
          look="plain"
          aria-label={t(isOut ? 'remove_file' : 'cancel_file', { name })}
          onClick={onCancel}
        >
          {t(isOut ? 'remove' : 'cancel')}
        </Button>
      </div>
    </FileTile>
  );
}
