import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Picture } from '../../model.ts';
import { messages } from '../messages.ts';
import styles from './picture.module.css';

type PictureProps = { picture: Picture; src: string };

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

/** A picture that is loaded again if the network broke it off. */
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
