import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { CrossIcon } from '#ui/primitives/common-icons.tsx';
import type { Picture } from '../../model.ts';
import { messages } from '../messages.ts';
import { ZoomIcon } from './icons.tsx';
import styles from './picture.module.css';

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

/** A picture that a poor network broke off is loaded again, after 1 s, 2 s, 4 s … and at last every half minute. */
function useReload() {
  const [tries, setTries] = useState(0);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onError = () => {
    timer.current = window.setTimeout(() => setTries(tries + 1), Math.min(1_000 * 2 ** tries, 30_000));
  };
  return { tries, onError };
}

export function PlainPicture({ picture, src }: PictureProps) {
  const t = useMessages(messages);
  const { tries, onError } = useReload();
  return (
    <img
      key={tries}
      onError={onError}
      className={styles.picture}
      src={src}
      alt={picture.alt || t('picture')}
      width={picture.width}
      height={picture.height}
      decoding="async"
      draggable={false}
    />
  );
}

function FullScreen({ picture, src, onClose }: PictureProps & { onClose: () => void }) {
  const t = useMessages(messages);
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    <dialog ref={ref} className={styles.full} aria-label={picture.alt || t('picture')} onClose={onClose}>
      <PlainPicture picture={picture} src={src} />
      <button type="button" className={styles.close} onClick={() => ref.current?.close()}>
        <CrossIcon />
        {t('close')}
      </button>
    </dialog>
  );
}
