import { Modal } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { createViewContext } from '#ui/view-context.ts';
import styles from './marking.module.css';
import type { Answer } from './marking-items.ts';
import { markingMessages } from './messages.ts';

const { mediaUrl } = createViewContext();

type AnswerFile = Answer['files'][number];

function Picture({ file }: { file: AnswerFile }) {
  const t = useMessages(markingMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('open_file', { name: file.name })}
        onClick={() => setOpen(true)}
      >
        <img src={mediaUrl(file.url)} alt={file.name} width={file.width} height={file.height} />
      </button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        size="100%"
        title={file.name}
        closeButtonProps={{ 'aria-label': t('close_picture') }}
      >
        <img src={mediaUrl(file.url)} alt={file.name} className={styles.wholePicture} />
      </Modal>
    </>
  );
}

/** A file that came with an answer: a picture large, sound and video playable, a document to open. */
function AnswerFileView({ file }: { file: AnswerFile }) {
  const t = useMessages(markingMessages);
  const [kind] = file.mime.split('/');
  if (kind === 'image') return <Picture file={file} />;
  // Students record these themselves, so the captions are empty.
  if (kind === 'audio')
    return (
      <audio controls src={mediaUrl(file.url)} aria-label={file.name}>
        <track kind="captions" />
      </audio>
    );
  if (kind === 'video')
    return (
      <video controls src={mediaUrl(file.url)} aria-label={file.name} className={styles.video}>
        <track kind="captions" />
      </video>
    );
  return (
    <a href={mediaUrl(file.url)} target="_blank" rel="noreferrer" className={styles.file}>
      <IconPaperclip size={18} aria-hidden="true" /> {t('open_file', { name: file.name })}
    </a>
  );
}

/** Loads pictures that the teacher sees next, so that they are there at once, and without a connection. */
export function usePreloadPictures(answers: readonly Answer[]): void {
  const urls = answers.flatMap(({ files }) =>
    files.filter(({ mime }) => mime.startsWith('image/')).map(({ url }) => mediaUrl(url)),
  );
  const known = urls.join('\n');
  useEffect(() => {
    for (const url of known.split('\n').filter(Boolean)) new Image().src = url;
  }, [known]);
}

export function AnswerFiles({ files }: { files: readonly AnswerFile[] }) {
  return files.length === 0 ? null : (
    <div className={styles.files}>
      {files.map((file) => (
        <AnswerFileView key={file.id} file={file} />
      ))}
    </div>
  );
}
