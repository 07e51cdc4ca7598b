import { Button } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { GroupSet } from '../arrangement.ts';
import styles from '../groups.module.css';
import { groupMessages } from '../messages.ts';
import { groupReads } from '../use-arrangement.ts';
import { SavedArrangement } from './saved-arrangement.tsx';

type SavedArrangementsProps = {
  set: GroupSet;
  groupsVersion: number;
  items: ApiReply<'GET /group/history'>['items'];
  onRestored: () => void;
};

/** The saved arrangements, each but the first with a button that restores it. */
export function SavedArrangements({ set, groupsVersion, items, onRestored }: SavedArrangementsProps) {
  const t = useMessages(groupMessages);
  const { mutate, isPending } = useSend('POST /group/restore_arrangement', {
    refreshes: groupReads,
    successText: t('restored'),
    onSuccess: onRestored,
  });
  return (
    <ol className={styles.list}>
      {items.map((item, index) => (
        <li key={item.id} className={styles.line}>
          <SavedArrangement item={item} students={set.students} />
          {index > 0 && !set.is_locked && (
            <Button
              size="xs"
              variant="light"
              loading={isPending}
              onClick={() => mutate({ id: set.id, version: groupsVersion, arrangement_id: item.id })}
            >
              {t('restore')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
