import type { CSSProperties } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './study-list.module.css';

type ShareStyle = CSSProperties & Record<'--done' | '--doing', string>;

type Item = ApiReply<'GET /study/list'>['items'][number];

/** How many students have submitted and started, as text and as a bar behind it. */
export function ProgressCell({ item }: { item: Item }) {
  const t = useMessages(studyMessages);
  const { submitted, assigned, started } = item;
  const label = t(item.is_marked ? 'submitted_of' : 'finished_of', { submitted, assigned, started });
  const share = (count: number) => `${assigned > 0 ? (100 * count) / assigned : 0}%`;
  const shares: ShareStyle = { '--done': share(submitted), '--doing': share(started) };
  return (
    <td data-label={t('progress')} className={styles.progress} title={label} style={shares}>
      <span aria-hidden="true">
        <strong>{submitted}</strong> / {assigned}
      </span>
      <span className="el-visually-hidden">{label}</span>
    </td>
  );
}
