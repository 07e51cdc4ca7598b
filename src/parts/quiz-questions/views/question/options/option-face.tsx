import type { PublicQuestion } from '../../../model.ts';
import styles from '../options.module.css';
import { PlainPicture } from '../plain-picture.tsx';

type OptionFaceProps = {
  option: PublicQuestion['options'][number];
  mediaUrl: (url: string) => string;
};

/** The picture and the text of an option. */
export function OptionFace({ option: { picture, text }, mediaUrl }: OptionFaceProps) {
  return (
    <span className={styles.face}>
      {picture && <PlainPicture picture={picture} src={mediaUrl(picture.url)} />}
      {text && <span className={styles.text}>{text}</span>}
    </span>
  );
}
