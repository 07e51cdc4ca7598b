import type { Timeline } from '#form/activity-type.ts';
import { formatTime } from '#parts/video-view/strip.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { watchMessages } from './report-messages.ts';
import styles from './watch-report.module.css';
import { listWatchedParts } from './watched-parts.ts';

const columns = ['watched', 'again', 'left'] as const;

/** The strip as a table, folded until it is needed. */
export function StripTable({ timeline }: { timeline: Timeline }) {
  const t = useMessages(watchMessages);
  return (
    <details className={styles.asTable}>
      <summary>{t('as_table')}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('part')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWatchedParts(timeline).map((part) => (
            <tr key={part.from_s}>
              <th scope="row">{t('span', { from: formatTime(part.from_s), to: formatTime(part.to_s) })}</th>
              {columns.map((column) => (
                <td key={column}>{part[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
