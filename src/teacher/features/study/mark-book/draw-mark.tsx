import type { MouseEventHandler, ReactNode } from 'react';
import { studentAddress } from '#teacher/features/study/student-link.tsx';
import type { Formats } from '#ui/i18n/formats.ts';
import type { Translate } from '#ui/i18n/use-messages.ts';
import type { BookedCell, BookedWork } from './booked.ts';
import styles from './mark-book.module.css';
import type { markBookMessages } from './mark-book-messages.ts';
import { drawPercent } from './percent.tsx';

/** Plain functions and elements in place of components, because a book has thousands of marks. */

/** What hooks give the row, for all of its marks. */
export type CellTools = {
  t: Translate<typeof markBookMessages>;
  number: Formats['number'];
  openLink: MouseEventHandler<HTMLAnchorElement>;
};
type MarkProps = { cell: BookedCell; work: BookedWork; userId: number; tools: CellTools };

/** What a student has in one work: a mark, or the word for its state. */
export function drawMark({ cell, work, userId, tools }: MarkProps): ReactNode {
  const { t } = tools;
  const { state } = cell;
  const isPaper = work.kind === 'paper';
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
  const mark = drawGivenMark(cell, tools);
  if (isPaper) return mark;
  return (
    <a
      className={styles.mark}
      href={studentAddress(work.id, userId)}
      title={describeMark(cell, work, tools)}
      onClick={tools.openLink}
    >
      {mark}
    </a>
  );
}

/** The mark in percent, with the words that belong to it. */
function drawGivenMark(
  { state, share, is_late, is_dropped }: BookedCell,
  { t, number }: CellTools,
): ReactNode {
  const mark = state === 'waiting' ? t('state_waiting') : drawPercent(share, number);
  // Most marks are plain text.
  if (!is_dropped && !is_late) return mark;
  return (
    <>
      <span className={is_dropped && styles.dropped}>{mark}</span>{' '}
      {is_dropped && <small className={styles.word}>{t('dropped')}</small>}{' '}
      {is_late && <small className={styles.late}>{t('late')}</small>}
    </>
  );
}

function describeMark(
  { score, is_late, is_shared, is_dropped }: BookedCell,
  { max_score }: BookedWork,
  { t, number }: CellTools,
): string {
  const points = score !== null && t('points', { score: number(score), max: number(max_score) });
  const facts = [points, is_dropped && t('dropped'), is_late && t('late'), is_shared && t('shared')];
  return facts.filter(Boolean).join(' · ');
}
