import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { readMinMs } from '../limits.ts';
import { readTimes } from '../read-times.ts';
import { partTimesMessages } from './messages.ts';
import styles from './parts-response.module.css';

type PartsResponseProps = {
  parts: readonly { id: string; label: string; thumb: string | undefined }[];
  response: unknown;
};

/** What one student read: each part with its time, and where they stopped. */
export function PartsResponse({ parts, response }: PartsResponseProps) {
  const t = useMessages(partTimesMessages);
  const { duration } = useFormats();
  const { parts: times, last } = readTimes(response);
  const timeOf = (id: string) => (Object.hasOwn(times, id) ? (times[id] ?? 0) : 0);
  const read = parts.filter(({ id }) => timeOf(id) >= readMinMs);
  if (read.length === 0) return <p>{t('not_opened')}</p>;
  const sum = read.reduce((total, { id }) => total + timeOf(id), 0);
  const longest = Math.max(...read.map(({ id }) => timeOf(id)));
  return (
    <div className={styles.response}>
      <p>
        {t('read_of', { read: read.length, total: parts.length })} · {t('total', { time: duration(sum) })}
      </p>
      <ol className={styles.parts}>
        {parts.map(({ id, label, thumb }) => {
          const ms = timeOf(id);
          const isRead = ms >= readMinMs;
          return (
            <li key={id} className={styles.part} data-read={isRead || undefined}>
              <span className={styles.thumb}>
                {thumb !== undefined && <img src={thumb} alt="" loading="lazy" />}
              </span>
              <span className={styles.label}>{label}</span>
              <span className={styles.track} aria-hidden="true">
                <span style={{ transform: `scaleX(${isRead ? ms / longest : 0})` }} />
              </span>
              <span className={styles.time}>
                {isRead ? duration(ms) : t('not_read')}
                {id === last && ` · ${t('stopped_here')}`}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
