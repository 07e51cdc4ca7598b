import { IconPaperclip } from '@tabler/icons-react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import styles from '../marking.module.css';
import type { Answer } from '../marking-items.ts';
import { markingMessages } from '../messages.ts';
import { AnswerPicture } from './answer-picture.tsx';

type AnswerFile = Answer['files'][number];

/** A file submitted with an answer: a picture, a player for sound or video, or a link to a document. */
export function AnswerFileView({ file }: { file: AnswerFile }) {
  const t = useMessages(markingMessages);
  const [kind] = file.mime.split('/');
  if (kind === 'image') return <AnswerPicture file={file} />;
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
