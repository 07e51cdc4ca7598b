import { useMessages } from '#ui/i18n/use-messages.ts';
import { messages } from '../messages.ts';
import { formatClock } from '../question/format-clock.ts';
import { ClockIcon } from '../question/icons.tsx';
import styles from './countdown.module.css';

type CountdownProps = {
  /** Milliseconds left; undefined = the server has not started it yet. */
  left: number | undefined;
  /** Total in milliseconds. */
  limit: number;
};

/** The time left for a question: a number and a bar, warm for the last ten seconds, announced twice. */
export function Countdown({ left = Number.POSITIVE_INFINITY, limit }: CountdownProps) {
  const t = useMessages(messages);
  const shownMs = Math.min(left, limit);
  const seconds = Math.ceil(shownMs / 1000);
  const over = left <= 0;
  return (
    <div className={styles.countdown} data-last={seconds <= 10 || undefined}>
      <span className={styles.chip} role="timer" aria-label={t('time_left')}>
        <ClockIcon />
        <span>{over ? t('time_over') : formatClock(seconds)}</span>
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ transform: `scaleX(${Math.max(0, shownMs / limit)})` }} />
      </span>
      <span className="el-visually-hidden" role="status">
        {announceTimeLeft(seconds, limit / 1000, t)}
      </span>
    </div>
  );
}

function announceTimeLeft(
  seconds: number,
  limit: number,
  t: (key: 'time_over' | 'seconds_left', params?: { seconds: number }) => string,
): string {
  if (seconds <= 0) return t('time_over');
  const due = [10, 30].find((mark) => seconds <= mark && mark < limit);
  return due ? t('seconds_left', { seconds: due }) : '';
}
