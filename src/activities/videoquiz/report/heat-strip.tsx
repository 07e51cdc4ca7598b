import type { Timeline } from '#form/activity-type.ts';
import { formatTime } from '#parts/video-view/strip.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { MomentReadout } from './moment-readout.tsx';
import { watchMessages } from './report-messages.ts';
import styles from './watch-report.module.css';

const rows = ['watched', 'again', 'left'] as const;

/** Along the video, as bars: how many watched, watched again and left, with the places of the questions above. */
export function HeatStrip({ timeline }: { timeline: Timeline }) {
  const { begin_s, end_s, stops } = timeline;
  const placeOf = (seconds: number) => `${(100 * (seconds - begin_s)) / (end_s - begin_s)}%`;
  return (
    <div className={styles.strip}>
      <span />
      <div className={styles.stops} aria-hidden="true">
        {stops.map(({ question_id, at_s }, index) => (
          <span key={question_id} style={{ left: placeOf(at_s) }}>
            {index + 1}
          </span>
        ))}
      </div>
      {rows.map((row) => (
        <StripRow key={row} row={row} timeline={timeline} />
      ))}
      <span />
      <div className={styles.ends}>
        <span>{formatTime(begin_s)}</span>
        <span>{formatTime(end_s)}</span>
      </div>
      <MomentReadout timeline={timeline} />
    </div>
  );
}

function StripRow({ row, timeline }: { row: (typeof rows)[number]; timeline: Timeline }) {
  const t = useMessages(watchMessages);
  const { begin_s, end_s, step_s, people } = timeline;
  const counts = timeline[row];
  const range = { least: Math.min(...counts), most: Math.max(...counts), count: people.length };
  const most = Math.max(1, row === 'watched' ? people.length : range.most);
  return (
    <>
      <span className={styles.name}>{t(row)}</span>
      <div
        className={styles.cells}
        data-row={row}
        role="img"
        aria-label={t('strip', { row: t(row), ...range })}
      >
        {counts.map((count, step) => {
          const from = begin_s + step * step_s;
          const span = t('span', { from: formatTime(from), to: formatTime(Math.min(end_s, from + step_s)) });
          return (
            <span
              key={from}
              title={`${span} · ${t('students', { count })}`}
              style={{ '--share': count / most } as object}
            />
          );
        })}
      </div>
    </>
  );
}
