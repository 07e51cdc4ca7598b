import { type CSSProperties, type ReactNode, useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Picture } from '../../model.ts';
import { messages } from '../messages.ts';
import { FullScreen } from './full-screen-picture.tsx';
import { ZoomIcon } from './icons.tsx';
import styles from './picture.module.css';

type ZoomButtonProps = {
  picture: Picture;
  src: string;
  className?: string | undefined;
  style?: CSSProperties;
  /** What the button shows below its sign. */
  children?: ReactNode;
};

/**
 * A button that enlarges a picture. Alone it stands in the picture's corner, where a touch on the picture chooses its
 * option.
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
      {isOpen && <FullScreen picture={picture} src={src} onClose={() => setOpen(false)} />}
    </>
  );
}
