import type { ReactNode } from 'react';
import type { Picture } from '../common/schema.ts';
import styles from './picture.module.css';
import { PlainPicture } from './plain-picture.tsx';
import { ZoomButton } from './zoom-button.tsx';

/** Largest height of a picture in a question; pages with many questions set a smaller one. */
const pictureMaxHeight = 'var(--quiz-picture-height, 21rem)';

/** A picture that fills the screen when touched. */
export function ZoomPicture({ picture, src, inText }: { picture: Picture; src: string; inText?: boolean }) {
  const { width, height } = picture;
  return (
    <ZoomButton
      picture={picture}
      src={src}
      className={`${styles.frame} ${inText ? styles.inText : ''}`}
      style={{ width: `min(100%, ${width}px, calc(${width / height} * ${pictureMaxHeight}))` }}
    >
      <PlainPicture picture={picture} src={src} />
    </ZoomButton>
  );
}

/** A picture in a line of text. */
export const drawZoomPicture = (picture: Picture, src: string): ReactNode => (
  <ZoomPicture picture={picture} src={src} inText />
);
