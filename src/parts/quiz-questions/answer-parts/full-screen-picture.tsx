import { useEffect, useRef } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { CrossIcon } from '#ui/primitives/common-icons.tsx';
import type { Picture } from '../common/schema.ts';
import { messages } from './messages.ts';
import styles from './picture.module.css';
import { PlainPicture } from './plain-picture.tsx';

type PictureProps = { picture: Picture; src: string };

/** A picture as large as the screen, with a button to close it. */
export function FullScreenPicture({ picture, src, onClose }: PictureProps & { onClose: () => void }) {
  const t = useMessages(messages);
  const dialogRef = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialogRef.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialogRef}
      className={styles.full}
      aria-label={picture.alt || t('picture')}
      onClose={onClose}
    >
      <PlainPicture picture={picture} src={src} />
      <button type="button" className={styles.close} onClick={() => dialogRef.current?.close()}>
        <CrossIcon />
        <span>{t('close')}</span>
      </button>
    </dialog>
  );
}
