import { Button } from '@mantine/core';
import { IconBookUpload, IconFolderPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { shareMessages } from '#teacher/features/activities/library/share-messages.ts';
import { useShareSeveral } from '#teacher/features/activities/library/use-share-several.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './activity-list.module.css';
import { activityMessages } from './activity-messages.ts';
import { PlaceSeveralDialog } from './place-several-dialog.tsx';
import { useDeleteActivities } from './use-delete-activities.tsx';

const addButtonId = 'add-selected-activities';
const iconProps = { size: 18, 'aria-hidden': true } as const;

/** The actions for the selected activities. Only completed ones can be added to a unit or shared. */
export function SelectionBar({
  items,
  onClearSelection,
}: {
  items: readonly ActivityItem[];
  onClearSelection: () => void;
}) {
  const t = useMessages(activityMessages);
  const tShare = useMessages(shareMessages);
  const tCommon = useMessages(commonMessages);
  const { deleteActivities, inUseDialog } = useDeleteActivities();
  const { shareSeveral, isSharing } = useShareSeveral();
  const [isPlacing, setPlacing] = useState(false);
  const completedItems = items.filter(({ revision_number }) => revision_number > 0);
  const itemsToShare = completedItems.filter(({ resource_id }) => resource_id === null);
  return (
    <div className={styles.selection}>
      <span role="status">{t('selected', { count: items.length })}</span>
      <Button
        data-opener={addButtonId}
        variant="light"
        leftSection={<IconFolderPlus {...iconProps} />}
        disabled={completedItems.length === 0}
        onClick={() => setPlacing(true)}
      >
        {t('add_to_unit')}
      </Button>
      <Button
        variant="light"
        leftSection={<IconBookUpload {...iconProps} />}
        disabled={itemsToShare.length === 0}
        loading={isSharing}
        onClick={async () => {
          if (await shareSeveral(itemsToShare)) onClearSelection();
        }}
      >
        {tShare('share')}
      </Button>
      <Button
        color="red"
        variant="light"
        leftSection={<IconTrash {...iconProps} />}
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
      {isPlacing && (
        <PlaceSeveralDialog
          items={completedItems}
          leftOutCount={items.length - completedItems.length}
          opener={addButtonId}
          onAdded={onClearSelection}
          onClose={() => setPlacing(false)}
        />
      )}
    </div>
  );
}
