import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Picture } from '../common/schema.ts';
import { messages } from './messages.ts';
import styles from './picture.module.css';

type PictureProps = { picture: Picture; src: string };

/** Loads a picture again after loading failed: after 1 s, 2 s, 4 s … and in the end every half minute. */
function useLoadRetry() {
  const [retryCount, setRetryCount] = useState(0);
  const retryTimer = useRef(0);
  useEffect(() => () => clearTimeout(retryTimer.current), []);
  const retryLater = () => {
    retryTimer.current = window.setTimeout(
      () => setRetryCount(retryCount + 1),
      Math.min(1_000 * 2 ** retryCount, 30_000),
    );
  };
  return { retryCount, onError: retryLater };
}

/** A picture that is loaded again until loading succeeds. */
export function PlainPicture({ picture, src }: PictureProps) {
  const t = useMessages(messages);
  const { retryCount, onError } = useLoadRetry();
  return (
    <img
      key={retryCount}
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
