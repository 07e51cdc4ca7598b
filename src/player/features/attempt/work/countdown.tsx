import { useEffect, useState } from 'react';
import styles from '#player/features/attempt/attempt.module.css';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import { Icon } from '#player/shared/icons.tsx';
import { serverClock } from '#player/shared/server-clock.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

const minuteMs = 60_000;
const shownFromMs = 120 * minuteMs;

/** Whether to show the countdown: homework due tomorrow is no reason to hurry. */
export const isDeadlineNear = (msLeft: number): boolean => msLeft <= shownFromMs;

function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shownParts = parts[0] === 0 ? parts.slice(1) : parts;
  return shownParts
    .map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
}

/** The time left until `deadlineAt` on the server's clock; calls `onOver` once when it is reached. */
export function Countdown({ deadlineAt, onOver }: { deadlineAt: number; onOver: () => void }) {
  const t = useMessages(attemptMessages);
  const [left, setLeft] = useState(() => deadlineAt - serverClock.now());
  useEffect(() => {
    let isOver = false;
    const tick = () => {
      const now = deadlineAt - serverClock.now();
      setLeft(now);
      if (now <= 0 && !isOver) {
        isOver = true;
        onOver();
      }
    };
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [deadlineAt, onOver]);

  const spokenText = left <= minuteMs ? t('one_minute') : left <= 5 * minuteMs ? t('five_minutes') : '';
  return (
    <>
      {isDeadlineNear(left) && (
        <span
          className={styles.countdown}
          data-soon={left <= minuteMs || undefined}
          role="timer"
          aria-label={t('time_left')}
        >
          <Icon name="clock" size={18} />
          {formatClock(left)}
        </span>
      )}
      <span className="el-visually-hidden" role="status">
        {left > 0 ? spokenText : t('time_is_up')}
      </span>
    </>
  );
}
