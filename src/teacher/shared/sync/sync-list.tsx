import { Checkbox } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './sync-dialog.module.css';
import { syncMessages } from './sync-messages.ts';

type AssociatedCoursewares = ApiReply<'GET /diy/associated'>;

type SyncListProps = {
  associated: AssociatedCoursewares;
  chosenIds: readonly number[];
  onChange: (ids: number[]) => void;
};

/** The coursewares made from an activity, each with its unit, its version and whether students have begun. */
export function SyncList({ associated, chosenIds, onChange }: SyncListProps) {
  const t = useMessages(syncMessages);
  const { items, latest_revision_number: latestRevision } = associated;
  const outdatedItems = items.filter(({ revision_number }) => revision_number < latestRevision);
  const toggleCourseware = (id: number, isChosen: boolean) =>
    onChange(isChosen ? [...chosenIds, id] : chosenIds.filter((otherId) => otherId !== id));
  return (
    <>
      {outdatedItems.length > 1 && (
        <Checkbox
          label={t('all')}
          checked={chosenIds.length === outdatedItems.length}
          indeterminate={chosenIds.length > 0 && chosenIds.length < outdatedItems.length}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? outdatedItems.map(({ courseware_id }) => courseware_id) : [])
          }
        />
      )}
      <ul className={styles.list}>
        {items.map((item) => {
          const isOutdated = item.revision_number < latestRevision;
          return (
            <li key={item.courseware_id} className={styles.item}>
              <Checkbox
                label={`${item.class_name} · ${item.unit_name} · ${item.courseware_name}`}
                description={<CoursewareFacts item={item} isOutdated={isOutdated} />}
                disabled={!isOutdated}
                checked={chosenIds.includes(item.courseware_id)}
                onChange={({ currentTarget }) => toggleCourseware(item.courseware_id, currentTarget.checked)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function CoursewareFacts({
  item,
  isOutdated,
}: {
  item: AssociatedCoursewares['items'][number];
  isOutdated: boolean;
}) {
  const t = useMessages(syncMessages);
  const { calendar_name, subject_name, revision_number, started, in_progress } = item;
  const factTexts = [
    calendar_name,
    subject_name,
    t('version', { number: revision_number }),
    isOutdated ? '' : t('up_to_date'),
    started === 0 ? t('not_begun') : t('begun', { count: started }),
    in_progress > 0 ? t('working', { count: in_progress }) : '',
  ];
  return factTexts.filter(Boolean).join(' · ');
}
