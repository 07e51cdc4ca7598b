import { useMessages } from '#ui/i18n/use-messages.ts';
import { PauseIcon, PlayIcon } from '#ui/primitives/common-icons.tsx';
import { messages } from '../messages.ts';
import { formatClock } from './format-clock.ts';
import { RewindIcon } from './icons.tsx';
import styles from './sound-player.module.css';
import { useSound } from './use-sound.ts';

/** Plays one sound with our own large controls: play, five seconds back, and the position. Teachers also see its `name`. */
export function SoundPlayer({ src, name }: { src: string; name?: string }) {
  const t = useMessages(messages);
  const { playing, failed, at, length, seek, toggle } = useSound(src);
  const end = Math.max(length, 0.1);
  return (
    <div
      className={styles.player}
      role="group"
      aria-label={name === undefined ? t('sound') : `${t('sound')}: ${name}`}
    >
      <button
        type="button"
        className={styles.play}
        aria-label={t(playing ? 'pause' : 'play')}
        onClick={toggle}
      >
        {playing ? <PauseIcon size="1.5rem" /> : <PlayIcon size="1.5rem" />}
      </button>
      <button
        type="button"
        className={styles.rewind}
        aria-label={t('rewind')}
        title={t('rewind')}
        onClick={() => seek(Math.max(0, at - 5))}
      >
        <RewindIcon size="1.5rem" />
      </button>
      <input
        type="range"
        className={styles.track}
        aria-label={t('position')}
        aria-valuetext={`${formatClock(at)} / ${formatClock(length)}`}
        min={0}
        max={end}
        step={0.1}
        value={Math.min(at, end)}
        onChange={(event) => seek(Number(event.currentTarget.value))}
      />
      <span className={styles.time} role={failed ? 'alert' : undefined}>
        {failed ? t('sound_failed') : `${formatClock(at)} / ${length > 0 ? formatClock(length) : '–:––'}`}
      </span>
    </div>
  );
}
