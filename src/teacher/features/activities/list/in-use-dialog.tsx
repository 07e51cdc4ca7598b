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
  isOneOfMany: boolean;
  /** `data-opener` of the button that gets the focus back. */
  opener: string | undefined;
  onClose: () => void;
};

/** Lists the units that use the activities, because they must be removed there before they can be deleted. */
export function InUseDialog({ usedActivities, isOneOfMany, opener, onClose }: InUseDialogProps) {
  const t = useMessages(activityMessages);
  const common = useMessages(commonMessages);
  useReturnFocus(opener);
  const nameOf = ({ activity }: UsedActivity) => activity.name || t('untitled');
  return (
    <Modal
      opened
      size="lg"
      title={
        isOneOfMany
          ? t('in_use_title_many', { count: usedActivities.length })
          : t('in_use_title', { name: usedActivities.map(nameOf).join() })
      }
      closeButtonProps={{ 'aria-label': common('close') }}
      onClose={onClose}
    >
      <div className={styles.body}>
        <p>{t(isOneOfMany ? 'in_use_text_many' : 'in_use_text')}</p>
        {usedActivities.map((one) => (
          <section key={one.activity.id}>
            {isOneOfMany && <h3 className={styles.name}>{nameOf(one)}</h3>}
            <UnitLinks units={one.units} />
          </section>
        ))}
        <DialogFoot>
          <Button onClick={onClose}>{common('close')}</Button>
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
