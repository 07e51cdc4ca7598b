import { useEffect, useState } from 'react';
import styles from '#player/features/attempt/attempt.module.css';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import { Icon } from '#player/shared/icons.tsx';
import { serverClock } from '#player/shared/server-clock.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

const minuteMs = 60_000;
const countdownMaxMs = 120 * minuteMs;

/** Whether to show the countdown: homework due tomorrow is no reason to hurry. */
export const isDeadlineNear = (msLeft: number): boolean => msLeft <= countdownMaxMs;

function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const clockParts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shownParts = clockParts[0] === 0 ? clockParts.slice(1) : clockParts;
  return shownParts
    .map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
}

/** The time left until `deadlineAt` on the server's clock; calls `onOver` once when it is reached. */
export function Countdown({ deadlineAt, onOver }: { deadlineAt: number; onOver: () => void }) {
  const t = useMessages(attemptMessages);
  const [leftMs, setLeftMs] = useState(() => deadlineAt - serverClock.now());
  useEffect(() => {
    let hasEnded = false;
    const updateLeftMs = () => {
      const newLeftMs = deadlineAt - serverClock.now();
      setLeftMs(newLeftMs);
      if (newLeftMs <= 0 && !hasEnded) {
        hasEnded = true;
        onOver();
      }
    };
    updateLeftMs();
    const timer = setInterval(updateLeftMs, 500);
    return () => clearInterval(timer);
  }, [deadlineAt, onOver]);

  const spokenText = leftMs <= minuteMs ? t('one_minute') : leftMs <= 5 * minuteMs ? t('five_minutes') : '';
  return (
    <>
      {isDeadlineNear(leftMs) && (
        <span
          className={styles.countdown}
          data-soon={leftMs <= minuteMs || undefined}
          role="timer"
          aria-label={t('time_left')}
        >
          <Icon name="clock" size={18} />
          {formatClock(leftMs)}
        </span>
      )}
      <span className="el-visually-hidden" role="status">
        {leftMs > 0 ? spokenText : t('time_is_up')}
      </span>
    </>
  );
}
