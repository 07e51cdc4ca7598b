import { Checkbox } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { syncMessages } from '#teacher/shared/sync/sync-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import classes from './sync-dialog.module.css';

type Associated = ApiReply<'GET /diy/associated'>;

type SyncListProps = {
  associated: Associated;
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
};

/** The coursewares made from an activity: where each is, its version, and whether students have begun. */
export function SyncList({ associated, chosen, onChange }: SyncListProps) {
  const t = useMessages(syncMessages);
  const { items, latest_revision_number: latest } = associated;
  const behind = items.filter(({ revision_number }) => revision_number < latest);
  const toggle = (id: number, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <>
      {behind.length > 1 && (
        <Checkbox
          label={t('all')}
          checked={chosen.length === behind.length}
          indeterminate={chosen.length > 0 && chosen.length < behind.length}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? behind.map(({ courseware_id }) => courseware_id) : [])
          }
        />
      )}
      <ul className={classes.list}>
        {items.map((item) => {
          const isBehind = item.revision_number < latest;
          return (
            <li key={item.courseware_id} className={classes.item}>
              <Checkbox
                label={`${item.class_name} · ${item.unit_name} · ${item.courseware_name}`}
                description={<Facts item={item} isBehind={isBehind} />}
                disabled={!isBehind}
                checked={chosen.includes(item.courseware_id)}
                onChange={({ currentTarget }) => toggle(item.courseware_id, currentTarget.checked)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Facts({ item, isBehind }: { item: Associated['items'][number]; isBehind: boolean }) {
  const t = useMessages(syncMessages);
  const { calendar_name, subject_name, revision_number, started, in_progress } = item;
  const facts = [
    calendar_name,
    subject_name,
    t('version', { number: revision_number }),
    isBehind ? '' : t('up_to_date'),
    started === 0 ? t('not_begun') : t('begun', { count: started }),
    in_progress > 0 ? t('working', { count: in_progress }) : '',
  ];
  return facts.filter(Boolean).join(' · ');
}
