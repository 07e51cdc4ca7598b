import { useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Picture } from '../../model.ts';
import { messages } from '../messages.ts';
import { FullScreen } from './full-screen-picture.tsx';
import { ZoomIcon } from './icons.tsx';
import styles from './picture.module.css';

type PictureProps = { picture: Picture; src: string };

/** A button in the corner of a picture that enlarges it, because a touch on the picture chooses its option. */
export function ZoomButton({ picture, src }: PictureProps) {
  const t = useMessages(messages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.corner}
        aria-label={t('enlarge', { name: picture.alt || t('picture') })}
        onClick={() => setOpen(true)}
      >
        <span className={styles.sign}>
          <ZoomIcon />
        </span>
      </button>
      {open && <FullScreen picture={picture} src={src} onClose={() => setOpen(false)} />}
    </>
  );
}
