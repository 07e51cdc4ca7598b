import { useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ShownVideo } from '../model.ts';
import { findThumb, formatTime } from '../strip.ts';
import { videoMessages } from './messages.ts';
import styles from './video-player.module.css';

type SeekBarProps = {
  /** Seconds. */
  currentSeconds: number;
  totalSeconds: number;
  strip: ShownVideo['strip'];
  mediaUrl: (url: string) => string;
  onSeek: (seconds: number) => void;
};

/** Half the width of the slider's thumb in pixels; the middle of the thumb points at the time. */
const sliderThumbHalfPx = 10;

/** The position in the video, with a thumbnail of the position under the pointer. */
export function SeekBar({ currentSeconds, totalSeconds, strip, mediaUrl, onSeek }: SeekBarProps) {
  const t = useMessages(videoMessages);
  const [pointedSeconds, setPointedSeconds] = useState<number>();
  const pointedShare = pointedSeconds === undefined || totalSeconds === 0 ? 0 : pointedSeconds / totalSeconds;
  return (
    <div
      className={styles.seek}
      onPointerMove={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        const pointerShare = (event.clientX - left - sliderThumbHalfPx) / (width - 2 * sliderThumbHalfPx);
        setPointedSeconds(Math.min(1, Math.max(0, pointerShare)) * totalSeconds);
      }}
      onPointerLeave={() => setPointedSeconds(undefined)}
    >
      {pointedSeconds !== undefined && strip && totalSeconds > 0 && (
        <div className={styles.preview} style={{ left: `${pointedShare * 100}%` }}>
          <Thumb strip={strip} mediaUrl={mediaUrl} timeMs={pointedSeconds * 1_000} />
          <span>{formatTime(pointedSeconds)}</span>
        </div>
      )}
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={Math.max(totalSeconds, 0.1)}
        step={0.1}
        value={Math.min(currentSeconds, Math.max(totalSeconds, 0.1))}
        aria-label={t('seek')}
        aria-valuetext={t('time_of', { time: formatTime(currentSeconds), total: formatTime(totalSeconds) })}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
      />
    </div>
  );
}

function Thumb({
  strip,
  mediaUrl,
  timeMs,
}: Pick<SeekBarProps, 'mediaUrl'> & { strip: NonNullable<ShownVideo['strip']>; timeMs: number }) {
  const { width, height, x, y } = findThumb(strip, timeMs);
  return (
    <span className={styles.thumb} style={{ width, height }}>
      <img
        src={mediaUrl(strip.url)}
        alt=""
        width={strip.width}
        height={strip.height}
        style={{ transform: `translate(${-x}px, ${-y}px)` }}
      />
    </span>
  );
}
