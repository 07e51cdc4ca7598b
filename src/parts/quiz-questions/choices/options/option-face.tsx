import { drawText } from '#parts/formatted-text/views/draw-text.tsx';
import { PlainPicture } from '../../answer-parts/plain-picture.tsx';
import type { Option } from '../schema.ts';
import styles from './options.module.css';

type OptionFaceProps = {
  option: Option;
  mediaUrl: (url: string) => string;
};

/** The picture and the text of an option. */
export function OptionFace({ option: { picture, text }, mediaUrl }: OptionFaceProps) {
  return (
    <span className={styles.face}>
      {picture && <PlainPicture picture={picture} src={mediaUrl(picture.url)} />}
      {text && <div className={styles.text}>{drawText(text, mediaUrl)}</div>}
    </span>
  );
}
