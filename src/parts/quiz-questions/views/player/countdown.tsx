import { useMessages } from '#ui/i18n/use-messages.ts';
import { ClockIcon } from '../../answer-parts/icons.tsx';
import { messages } from '../../answer-parts/messages.ts';
import { formatClock } from '../question/format-clock.ts';
import styles from './countdown.module.css';

type CountdownProps = {
  /** Milliseconds left; undefined = the server has not started it yet. */
  remainingMs: number | undefined;
  /** Total in milliseconds. */
  limitMs: number;
};

/** The time left for a question: a number and a bar, warm for the last ten seconds, announced twice. */
export function Countdown({ remainingMs = Number.POSITIVE_INFINITY, limitMs }: CountdownProps) {
  const t = useMessages(messages);
  const shownMs = Math.min(remainingMs, limitMs);
  const shownSeconds = Math.ceil(shownMs / 1000);
  const isOver = remainingMs <= 0;
  return (
    <div className={styles.countdown} data-last={shownSeconds <= 10 || undefined}>
      <span className={styles.chip} role="timer" aria-label={t('time_left')}>
        <ClockIcon />
        <span>{isOver ? t('time_over') : formatClock(shownSeconds)}</span>
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ transform: `scaleX(${Math.max(0, shownMs / limitMs)})` }} />
      </span>
      <span className="el-visually-hidden" role="status">
        {announceTimeLeft(shownSeconds, limitMs / 1000, t)}
      </span>
    </div>
  );
}

function announceTimeLeft(
  seconds: number,
  limitSeconds: number,
  t: (key: 'time_over' | 'seconds_left', params?: { seconds: number }) => string,
): string {
  if (seconds <= 0) return t('time_over');
  const announcedSeconds = [10, 30].find((threshold) => seconds <= threshold && threshold < limitSeconds);
  return announcedSeconds ? t('seconds_left', { seconds: announcedSeconds }) : '';
}
