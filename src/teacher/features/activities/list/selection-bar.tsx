import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './activity-list.module.css';
import { activityMessages } from './activity-messages.ts';
import { useDeleteActivities } from './use-delete-activities.tsx';

/** The actions for the selected activities. */
export function SelectionBar({
  items,
  onClearSelection,
}: {
  items: readonly ActivityItem[];
  onClearSelection: () => void;
}) {
  const t = useMessages(activityMessages);
  const tCommon = useMessages(commonMessages);
  const { deleteActivities, inUseDialog } = useDeleteActivities();
  return (
    <div className={styles.selection} role="status">
      <span>{t('selected', { count: items.length })}</span>
      <Button
        color="red"
        variant="light"
        leftSection={<IconTrash size={18} aria-hidden="true" />}
        onClick={async () => {
          if (await deleteActivities(items)) onClearSelection();
        }}
      >
        {tCommon('delete')}
      </Button>
      <Button variant="subtle" onClick={onClearSelection}>
        {t('clear_selection')}
      </Button>
      {inUseDialog}
    </div>
  );
}
