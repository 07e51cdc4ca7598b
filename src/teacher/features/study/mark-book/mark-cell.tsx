import { StudentLink } from '#teacher/features/study/student-link.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { BookedCell, BookedWork } from './booked.ts';
import styles from './mark-book.module.css';
import { markBookMessages } from './mark-book-messages.ts';
import { PaperCell } from './paper-cell.tsx';
import { Percent } from './percent.tsx';

type MarkCellProps = {
  cell: BookedCell;
  work: BookedWork;
  userId: number;
  studentName: string;
  canChange: boolean;
};

/** What a student has in one work: a mark, or the word for its state. */
export function MarkCell({ cell, work, userId, studentName, canChange }: MarkCellProps) {
  const t = useMessages(markBookMessages);
  const isPaper = work.kind === 'paper';
  if (isPaper && canChange)
    return <PaperCell cell={cell} work={work} userId={userId} studentName={studentName} />;
  const { state } = cell;
  if (state === 'not_for') return <span className="el-visually-hidden">{t('state_not_for')}</span>;
  if (state === 'open') {
    const text = t(isPaper ? 'state_unmarked' : 'state_open');
    return (
      <span className={styles.none} title={text}>
        <span aria-hidden="true">·</span>
        <span className="el-visually-hidden">{text}</span>
      </span>
    );
  }
  if (state !== 'marked' && state !== 'waiting') return t(`state_${state}`);
  if (isPaper) return <GivenMark cell={cell} />;
  return <LinkedMark cell={cell} work={work} userId={userId} />;
}

/** The mark in percent, with the words that belong to it. */
function GivenMark({ cell: { state, share, is_late, is_dropped } }: { cell: BookedCell }) {
  const t = useMessages(markBookMessages);
  const mark = state === 'waiting' ? t('state_waiting') : <Percent share={share} />;
  // Most marks are plain text: a book has thousands.
  if (!is_dropped && !is_late) return mark;
  return (
    <>
      <span className={is_dropped && styles.dropped}>{mark}</span>{' '}
      {is_dropped && <small className={styles.word}>{t('dropped')}</small>}{' '}
      {is_late && <small className={styles.late}>{t('late')}</small>}
    </>
  );
}

function LinkedMark({ cell, work, userId }: Pick<MarkCellProps, 'cell' | 'work' | 'userId'>) {
  const t = useMessages(markBookMessages);
  const { number } = useFormats();
  const { score, is_late, is_shared, is_dropped } = cell;
  const points = score !== null && t('points', { score: number(score), max: number(work.max_score) });
  const facts = [points, is_dropped && t('dropped'), is_late && t('late'), is_shared && t('shared')];
  return (
    <StudentLink
      className={styles.mark}
      coursewareId={work.id}
      userId={userId}
      title={facts.filter(Boolean).join(' · ')}
    >
      <GivenMark cell={cell} />
    </StudentLink>
  );
}
