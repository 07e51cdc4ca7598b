import { Modal } from '@mantine/core';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { coursewareReads } from '#teacher/shared/coursewares/coursewares.ts';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { UnitChoice } from '#teacher/shared/unit-choice/unit-choice.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './activity-list.module.css';
import { activityMessages } from './activity-messages.ts';

type PlaceSeveralDialogProps = {
  /** Completed activities. */
  items: readonly ActivityItem[];
  /** How many of the selected ones stay out, because they are not completed. */
  leftOutCount: number;
  opener: string;
  onAdded: () => void;
  onClose: () => void;
};

/** Adds several completed activities to one unit, closed. */
export function PlaceSeveralDialog(props: PlaceSeveralDialogProps) {
  const { items, leftOutCount, opener, onAdded, onClose } = props;
  const t = useMessages(activityMessages);
  const tCommon = useMessages(commonMessages);
  const addCall = useSend('POST /teacher/courseware_add', {
    successText: t('added_several', { count: items.length }),
    refreshes: [...coursewareReads, 'GET /diy/list', 'GET /diy/associated'],
    onSuccess: onAdded,
  });
  useReturnFocus(opener);
  return (
    <Modal
      opened
      size="lg"
      title={t('add_several', { count: items.length })}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
      onClose={onClose}
    >
      {leftOutCount > 0 && <p className={styles.leftOut}>{t('left_out', { count: leftOutCount })}</p>}
      <UnitChoice
        subjectId={items[0]?.subject_id ?? null}
        submitLabel={t('add_to_unit')}
        busy={addCall.isPending}
        onChoose={({ id }) => addCall.mutate({ unit_id: id, activity_ids: items.map((item) => item.id) })}
        onCancel={onClose}
      />
    </Modal>
  );
}
