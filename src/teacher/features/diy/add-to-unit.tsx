import { Button, Modal } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useReturnFocus } from '#teacher/shared/return-focus.ts';
import { UnitChoice } from '#teacher/shared/unit-choice/unit-choice.tsx';
import type { ChosenUnit } from '#teacher/shared/unit-choice/use-place.ts';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Done } from '#ui/illustrations/done.tsx';
import classes from './add-to-unit.module.css';
import { messages } from './messages.ts';

type AddToUnitProps = {
  activity: { id: number; name: string; subject_id: number | null };
  /** `data-opener` of the button to go back to. */
  opener: string;
  onClose: () => void;
};

/** Places a completed activity in a unit that is chosen, or created, here. */
export function AddToUnit({ activity, opener, onClose }: AddToUnitProps) {
  const t = useMessages(messages);
  const common = useMessages(commonMessages);
  const add = useSend('POST /teacher/course_add', {
    refreshes: ['GET /diy/list', 'GET /teacher/course_list', 'GET /teacher/unit_list'],
  });
  useReturnFocus(opener);
  const [added, setAdded] = useState<ChosenUnit>();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('add_named', { name: activity.name })}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {added ? (
        <div className={classes.done} role="status">
          <Done className={classes.picture} />
          <p>{t('added', { unit: added.name })}</p>
          <Button
            renderRoot={(props) => <Link {...props} to="/unit/course/list" search={{ unit_id: added.id }} />}
          >
            {t('go_to_unit')}
          </Button>
        </div>
      ) : (
        <UnitChoice
          subjectId={activity.subject_id}
          submitLabel={t('add')}
          busy={add.isPending}
          onChoose={(unit) =>
            add.mutate({ unit_id: unit.id, activity_ids: [activity.id] }, { onSuccess: () => setAdded(unit) })
          }
          onCancel={onClose}
        />
      )}
    </Modal>
  );
}
