import { Button, Modal } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import { messages } from './activity-messages.ts';
import type { UsedActivity } from './find-used-activities.ts';
import classes from './in-use-dialog.module.css';

type InUseDialogProps = {
  /** At least one. */
  used: readonly UsedActivity[];
  /** Whether it was to be deleted together with others. */
  isOneOfMany: boolean;
  /** `data-opener` of the button to go back to. */
  opener: string | undefined;
  onClose: () => void;
};

/** Instead of the question whether to delete: where activities are used, to remove them there first. */
export function InUseDialog({ used, isOneOfMany, opener, onClose }: InUseDialogProps) {
  const t = useMessages(messages);
  const common = useMessages(commonMessages);
  useReturnFocus(opener);
  const nameOf = ({ activity }: UsedActivity) => activity.name || t('untitled');
  return (
    <Modal
      opened
      size="lg"
      title={
        isOneOfMany
          ? t('in_use_title_many', { count: used.length })
          : t('in_use_title', { name: used.map(nameOf).join() })
      }
      closeButtonProps={{ 'aria-label': common('close') }}
      onClose={onClose}
    >
      <div className={classes.body}>
        <p>{t(isOneOfMany ? 'in_use_text_many' : 'in_use_text')}</p>
        {used.map((one) => (
          <section key={one.activity.id}>
            {isOneOfMany && <h3 className={classes.name}>{nameOf(one)}</h3>}
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
    <ul className={classes.list}>
      {units.map(({ unit_id, calendar_name, class_name, subject_name, unit_name }) => (
        <li key={unit_id} className={classes.item}>
          <Link to="/unit/course/list" search={{ unit_id }} className={classes.unit}>
            {[calendar_name, class_name, subject_name, unit_name].join(' · ')}
          </Link>
        </li>
      ))}
    </ul>
  );
}
