import { studyMessages } from '#teacher/features/study/messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ShareBar } from '#ui/primitives/share-bar.tsx';
import { type GridRow, hasLeftPartsUnread, hasReadAll } from '../grid-model.ts';
import styles from './reading-progress.module.css';

/**
 * The number of parts that a student has read. A colour and a word mark students who finished with unread
 * parts.
 */
export function ReadingProgress({ row }: { row: GridRow }) {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  if (!row.progress) return t('not_enough');
  const { done, of } = row.progress;
  const partCounts = { done: formats.number(done), of: formats.number(of) };
  const hasUnreadParts = hasLeftPartsUnread(row);
  const label = t(hasUnreadParts ? 'finished_unread' : 'parts_read_of', partCounts);
  return (
    <span
      className={styles.progress}
      data-look={hasUnreadParts ? 'left' : hasReadAll(row) ? 'all' : 'some'}
      title={label}
    >
      <ShareBar share={done / Math.max(1, of)} className={styles.track} />
      <span className={styles.numbers} aria-hidden="true">
        <span>{partCounts.done}</span> / <span>{partCounts.of}</span>
      </span>
      {hasUnreadParts && (
        <span className={styles.left} aria-hidden="true">
          {t('parts_left', { count: of - done })}
        </span>
      )}
      <span className="el-visually-hidden">{label}</span>
    </span>
  );
}
