import { Suspense, useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useActivityTypes } from '#teacher/shared/activities/use-activity-types.ts';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { usePreload } from '#teacher/shared/use-preload.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { listMessages } from './list-messages.ts';
import styles from './study-list.module.css';
import { StudyRow } from './study-row.tsx';

type Item = ApiReply<'GET /study/list'>['items'][number];

const RemindDialog = createLazyPart(
  async () => (await import('#teacher/shared/messages/remind-dialog.tsx')).RemindDialog,
);

/** Coursewares with the progress of their classes; a table on wide screens, cards on phones. */
export function StudyList({ items }: { items: readonly Item[] }) {
  const t = useMessages(studyMessages);
  const tList = useMessages(listMessages);
  const types = useActivityTypes();
  const [remindedId, setRemindedId] = useState<number>();
  usePreload(RemindDialog.load, true);
  const nameByType = new Map(types.map(({ type, name }) => [type, name]));
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
            <th>
              <span className="el-visually-hidden">{tList('remind')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <StudyRow
              key={item.courseware_id}
              item={item}
              typeName={nameByType.get(item.type) ?? ''}
              onRemind={setRemindedId}
            />
          ))}
        </tbody>
      </table>
      {remindedId !== undefined && (
        <Suspense>
          <RemindDialog
            coursewareId={remindedId}
            onClose={() => setRemindedId(undefined)}
            opener={`remind-${remindedId}`}
          />
        </Suspense>
      )}
    </div>
  );
}
