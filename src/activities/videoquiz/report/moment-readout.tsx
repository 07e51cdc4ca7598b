import { useId, useState } from 'react';
import type { Timeline } from '#form/activity-type.ts';
import { formatTime } from '#parts/video-view/strip.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { watchMessages } from './report-messages.ts';
import styles from './watch-report.module.css';
import { watchedStep } from './watched-parts.ts';

/** A slider along the strip that reads out each moment, also by keyboard and touch. */
export function MomentReadout({ timeline }: { timeline: Timeline }) {
  const t = useMessages(watchMessages);
  const [step, setStep] = useState(0);
  const id = useId();
  const { from_s, to_s, watched, again, left } = watchedStep(timeline, step);
  const text = t('moment_text', {
    span: t('span', { from: formatTime(from_s), to: formatTime(to_s) }),
    watched,
    again,
    left,
  });
  return (
    <>
      <label className={styles.name} htmlFor={id}>
        {t('moment')}
      </label>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={0}
        max={Math.max(0, timeline.watched.length - 1)}
        value={step}
        aria-valuetext={text}
        onChange={(event) => setStep(Number(event.currentTarget.value))}
      />
      <span />
      <output htmlFor={id} className={styles.moment}>
        {text}
      </output>
    </>
  );
}
