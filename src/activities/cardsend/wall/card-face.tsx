import type { ReactNode } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { drawIcon } from '#ui/primitives/draw-icon.tsx';
import type { ShownCard } from './shown-cards.ts';
import styles from './wall.module.css';
import { wallMessages } from './wall-messages.ts';

const PinIcon = drawIcon(<path d="M9 4h6l-1 6 3 3v2H7v-2l3-3-1-6Zm3 11v5" />);
export const HeartIcon = drawIcon(
  <path d="M12 20c-5-3.6-8-6.4-8-9.9A4.1 4.1 0 0 1 12 8a4.1 4.1 0 0 1 8 2.1c0 3.5-3 6.3-8 9.9Z" />,
);

type CardFaceProps = {
  card: ShownCard;
  /** Name of the author; empty to show none. */
  name: string;
  fileUrl: (id: number) => string;
  /** Shows marks for the author and teachers only, such as 'waiting'. */
  showsState?: boolean;
  /** Below the text, e.g. the button to like it. */
  children?: ReactNode;
};

/** The text, the picture and the author of one card. */
export function CardFace({ card, name, fileUrl, showsState = true, children }: CardFaceProps) {
  const t = useMessages(wallMessages);
  const { picture, text, is_pinned } = card;
  return (
    <>
      {is_pinned && (
        <p className={styles.pin}>
          <PinIcon size="1em" /> <span>{t('pinned')}</span>
        </p>
      )}
      {picture && (
        <a
          className={styles.picture}
          href={fileUrl(picture.id)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('open_picture')}
        >
          <img
            src={fileUrl(picture.id)}
            width={picture.width}
            height={picture.height}
            alt={t('picture_of')}
            loading="lazy"
            decoding="async"
          />
        </a>
      )}
      {text !== '' && <p className={styles.text}>{text}</p>}
      {name !== '' && <p className={styles.author}>{name}</p>}
      {showsState && <CardStateSign card={card} />}
      {children}
    </>
  );
}

function CardStateSign({ card: { state, waits_for, is_sending } }: { card: ShownCard }) {
  const t = useMessages(wallMessages);
  if (is_sending) return <p className={styles.sign}>{t('sending')}</p>;
  if (state === 'open') return null;
  const sign = state === 'hidden' ? 'hidden' : 'waiting';
  return (
    <p className={styles.sign} data-sign={sign}>
      {t(sign)}
      {waits_for === 'word' && <span> · {t('waiting_word')}</span>}
    </p>
  );
}
