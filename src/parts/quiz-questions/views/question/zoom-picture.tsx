import { useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Picture } from '../../model.ts';
import { messages } from '../messages.ts';
import { FullScreen } from './full-screen-picture.tsx';
import { ZoomIcon } from './icons.tsx';
import styles from './picture.module.css';
import { PlainPicture } from './plain-picture.tsx';

/** Largest height of a picture in a question; pages with many questions set a smaller one. */
const pictureMaxHeight = 'var(--quiz-picture-height, 21rem)';

type PictureProps = { picture: Picture; src: string };

/** A picture that fills the screen when touched. */
export function ZoomPicture({ picture, src }: PictureProps) {
  const t = useMessages(messages);
  const [open, setOpen] = useState(false);
  const name = picture.alt || t('picture');
  return (
    <>
      <button
        type="button"
        className={styles.frame}
        style={{
          width: `min(100%, ${picture.width}px, calc(${picture.width / picture.height} * ${pictureMaxHeight}))`,
        }}
        aria-label={t('enlarge', { name })}
        onClick={() => setOpen(true)}
      >
        <PlainPicture picture={picture} src={src} />
        <span className={styles.sign}>
          <ZoomIcon />
        </span>
      </button>
      {open && <FullScreen picture={picture} src={src} onClose={() => setOpen(false)} />}
    </>
  );
}
