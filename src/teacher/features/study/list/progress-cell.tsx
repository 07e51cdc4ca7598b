import type { CSSProperties } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './study-list.module.css';

type ProgressBarStyle = CSSProperties & Record<'--done' | '--doing', string>;

type Item = ApiReply<'GET /study/list'>['items'][number];

/** The numbers of students who have submitted and started, as text over a bar. */
export function ProgressCell({ item }: { item: Item }) {
  const t = useMessages(studyMessages);
  const { submitted, assigned, started, late } = item;
  const progressText = t(item.is_marked ? 'submitted_of' : 'finished_of', { submitted, assigned, started });
  const lateText = late === undefined ? undefined : t('late_count', { count: late });
  const label = [progressText, lateText].filter(Boolean).join(' · ');
  const toPercent = (count: number) => `${assigned > 0 ? (100 * count) / assigned : 0}%`;
  const barStyle: ProgressBarStyle = { '--done': toPercent(submitted), '--doing': toPercent(started) };
  return (
    <td data-label={t('progress')} className={styles.progress} title={label} style={barStyle}>
      <span aria-hidden="true">
        <strong>{submitted}</strong> / <span>{assigned}</span>{' '}
        {lateText && <small className={styles.late}>{lateText}</small>}
      </span>
      <span className="el-visually-hidden">{label}</span>
    </td>
  );
}
