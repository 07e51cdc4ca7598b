import { type CSSProperties, type ReactNode, useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Picture } from '../common/schema.ts';
import { ZoomIcon } from './icons.tsx';
import { LateFullScreenPicture } from './late-full-screen-picture.tsx';
import { messages } from './messages.ts';
import styles from './picture.module.css';

type ZoomButtonProps = {
  picture: Picture;
  src: string;
  className?: string | undefined;
  style?: CSSProperties;
  /** Content of the button, below its magnifier icon. */
  children?: ReactNode;
};

/**
 * A button that enlarges a picture. Without children it is small and in the picture's corner, for options,
 * because a touch on their pictures chooses them.
 */
export function ZoomButton({ picture, src, className = styles.corner, style, children }: ZoomButtonProps) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        style={style}
        aria-label={t('enlarge', { name: picture.alt || t('picture') })}
        onClick={() => setOpen(true)}
      >
        {children}
        <span className={styles.sign}>
          <ZoomIcon />
        </span>
      </button>
      {isOpen && <LateFullScreenPicture picture={picture} src={src} onClose={() => setOpen(false)} />}
    </>
  );
}
