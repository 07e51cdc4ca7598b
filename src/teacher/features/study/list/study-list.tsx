import type { ApiReply } from '#contract/api.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './study-list.module.css';
import { StudyRow } from './study-row.tsx';

type Item = ApiReply<'GET /study/list'>['items'][number];

/** Coursewares with the progress of their classes; a table on wide screens, cards on phones. */
export function StudyList({ items }: { items: readonly Item[] }) {
  const t = useMessages(studyMessages);
  return (
    <div className={styles.wide} data-scrolls-sideways>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{t('courseware')}</th>
            <th>{t('class')}</th>
            <th>
              <span className="el-visually-hidden">{t('state')}</span>
            </th>
            <th>{t('progress')}</th>
            <th className={styles.number}>{t('average')}</th>
            <th className={styles.number}>{t('median_time')}</th>
            <th className={styles.number}>{t('waiting')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <StudyRow key={item.courseware_id} item={item} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
