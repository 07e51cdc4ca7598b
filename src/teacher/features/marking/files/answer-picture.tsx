import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import styles from '../marking.module.css';
import type { Answer } from '../marking-items.ts';
import { markingMessages } from '../messages.ts';

type AnswerFile = Answer['files'][number];

/** A picture submitted with an answer; a click shows it as large as the window. */
export function AnswerPicture({ file }: { file: AnswerFile }) {
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
