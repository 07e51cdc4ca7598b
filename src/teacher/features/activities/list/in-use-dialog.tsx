import { Button, Modal } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import { activityMessages } from './activity-messages.ts';
import type { UsedActivity } from './find-used-activities.ts';
import styles from './in-use-dialog.module.css';

type InUseDialogProps = {
  /** At least one. */
  usedActivities: readonly UsedActivity[];
  /** True if the teacher chose several activities to delete. */
  hasChosenSeveral: boolean;
  /** `data-opener` of the button that gets the focus back. */
  opener: string | undefined;
  onClose: () => void;
};

/** Lists the units that use the activities, because they must be removed there before they can be deleted. */
export function InUseDialog({ usedActivities, hasChosenSeveral, opener, onClose }: InUseDialogProps) {
  const t = useMessages(activityMessages);
  const tCommon = useMessages(commonMessages);
  useReturnFocus(opener);
  const getName = ({ activity }: UsedActivity) => activity.name || t('untitled');
  return (
    <Modal
      opened
      size="lg"
      title={
        hasChosenSeveral
          ? t('in_use_title_many', { count: usedActivities.length })
          : t('in_use_title', { name: usedActivities.map(getName).join() })
      }
      closeButtonProps={{ 'aria-label': tCommon('close') }}
      onClose={onClose}
    >
      <div className={styles.body}>
        <p>{t(hasChosenSeveral ? 'in_use_text_many' : 'in_use_text')}</p>
        {usedActivities.map((usedActivity) => (
          <section key={usedActivity.activity.id}>
            {hasChosenSeveral && <h3 className={styles.name}>{getName(usedActivity)}</h3>}
            <UnitLinks units={usedActivity.units} />
          </section>
        ))}
        <DialogFoot>
          <Button onClick={onClose}>{tCommon('close')}</Button>
        </DialogFoot>
      </div>
    </Modal>
  );
}

function UnitLinks({ units }: Pick<UsedActivity, 'units'>) {
  return (
    <ul className={styles.list}>
      {units.map(({ unit_id, calendar_name, class_name, subject_name, unit_name }) => (
        <li key={unit_id} className={styles.item}>
          <Link to="/unit/course/list" search={{ unit_id }} className={styles.unit}>
            {[calendar_name, class_name, subject_name, unit_name].join(' · ')}
          </Link>
        </li>
      ))}
    </ul>
  );
}
