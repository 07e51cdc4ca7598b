import { useEffect, useRef } from 'react';
import { LateSoundPlayer } from '#parts/quiz-questions/views/question/late-sound-player.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import type { PublicStop } from '../model.ts';
import styles from './player.module.css';
import { playerMessages } from './player-messages.ts';

type SpotCardProps = {
  spot: PublicStop['spots'][number];
  /** The stop to which it leads, if the student may go there. */
  target: Pick<PublicStop, 'id' | 'name'> | undefined;
  mediaUrl: (url: string) => string;
  onGo: (stopId: string) => void;
  onClose: () => void;
};

/** What there is to know at a place: text and picture, sound, a web page, the way to another stop. */
export function SpotCard({ spot, target, mediaUrl, onGo, onClose }: SpotCardProps) {
  const t = useMessages(playerMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, text, picture, sound, link } = spot;
  return (
    <section className={styles.card} aria-label={title}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {picture && (
        <img
          src={mediaUrl(picture.url)}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          className={styles.picture}
        />
      )}
      {text !== '' && <p className={styles.text}>{text}</p>}
      {sound && <LateSoundPlayer src={mediaUrl(sound.url)} />}
      <div className={styles.ways}>
        {link !== '' && (
          <a href={link} target="_blank" rel="noreferrer" className={styles.link}>
            {t('open_link')}
          </a>
        )}
        {target && (
          <Button look="soft" onClick={() => onGo(target.id)}>
            {t('go_to', { name: target.name })}
          </Button>
        )}
        <Button look="plain" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </section>
  );
}
