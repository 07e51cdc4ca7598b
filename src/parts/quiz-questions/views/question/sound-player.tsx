import { useMessages } from '#ui/i18n/use-messages.ts';
import { PauseIcon, PlayIcon } from '#ui/primitives/common-icons.tsx';
import { RewindIcon } from '../../answer-parts/icons.tsx';
import { formatClock } from './format-clock.ts';
import { messages } from './sound-messages.ts';
import styles from './sound-player.module.css';
import { useSound } from './use-sound.ts';

/** Plays one sound with our own large controls: play, five seconds back, and the position. Teachers also see its `name`. */
export function SoundPlayer({ src, name }: { src: string; name?: string }) {
  const t = useMessages(messages);
  const { isPlaying, hasFailed, currentSeconds, totalSeconds, seek, toggle } = useSound(src);
  const sliderMax = Math.max(totalSeconds, 0.1);
  return (
    <div
      className={styles.player}
      role="group"
      aria-label={name === undefined ? t('sound') : `${t('sound')}: ${name}`}
    >
      <button
        type="button"
        className={styles.play}
        aria-label={t(isPlaying ? 'pause' : 'play')}
        onClick={toggle}
      >
        {isPlaying ? <PauseIcon size="1.5rem" /> : <PlayIcon size="1.5rem" />}
      </button>
      <button
        type="button"
        className={styles.rewind}
        aria-label={t('rewind')}
        title={t('rewind')}
        onClick={() => seek(Math.max(0, currentSeconds - 5))}
      >
        <RewindIcon size="1.5rem" />
      </button>
      <input
        type="range"
        className={styles.track}
        aria-label={t('position')}
        aria-valuetext={`${formatClock(currentSeconds)} / ${formatClock(totalSeconds)}`}
        min={0}
        max={sliderMax}
        step={0.1}
        value={Math.min(currentSeconds, sliderMax)}
        onChange={(event) => seek(Number(event.currentTarget.value))}
      />
      <span className={styles.time} role={hasFailed ? 'alert' : undefined}>
        {hasFailed
          ? t('sound_failed')
          : `${formatClock(currentSeconds)} / ${totalSeconds > 0 ? formatClock(totalSeconds) : '–:––'}`}
      </span>
    </div>
  );
}
