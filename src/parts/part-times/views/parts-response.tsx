import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ShareBar } from '#ui/primitives/share-bar.tsx';
import { findReadParts } from '../find-read-parts.ts';
import { parsePartTimes } from '../parse-part-times.ts';
import { partTimesMessages } from './messages.ts';
import styles from './parts-response.module.css';

type PartsResponseProps = {
  parts: readonly { id: string; label: string; thumb: string | undefined }[];
  response: unknown;
};

/** One student's reading: each part with its time, and the part where they stopped. */
export function PartsResponse({ parts, response }: PartsResponseProps) {
  const t = useMessages(partTimesMessages);
  const { duration } = useFormats();
  const readMsByPart = findReadParts(parts, response);
  if (readMsByPart.size === 0) return <p>{t('nothing_read')}</p>;
  const { last: lastPartId } = parsePartTimes(response);
  const totalMs = [...readMsByPart.values()].reduce((total, ms) => total + ms, 0);
  const longestMs = Math.max(...readMsByPart.values());
  return (
    <div className={styles.response}>
      <p>
        {t('read_of', { read: readMsByPart.size, total: parts.length })} ·{' '}
        {t('total', { time: duration(totalMs) })}
      </p>
      <ol className={styles.parts}>
        {parts.map(({ id, label, thumb }) => {
          const readMs = readMsByPart.get(id);
          return (
            <li key={id} className={styles.part} data-read={readMs !== undefined || undefined}>
              <span className={styles.thumb}>
                {thumb !== undefined && <img src={thumb} alt="" loading="lazy" />}
              </span>
              <span className={styles.label}>{label}</span>
              <ShareBar share={(readMs ?? 0) / longestMs} className={styles.bar} />
              <span className={styles.time}>
                {readMs === undefined ? <span>{t('not_read')}</span> : <span>{duration(readMs)}</span>}
                {id === lastPartId && <span>{` · ${t('stopped_here')}`}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
