import { useState } from 'react';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { coursewareReads } from '#teacher/shared/coursewares/coursewares.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ActivityChoice } from './activity-choice.tsx';
import styles from './add-activities-dialog.module.css';

type AddActivitiesDialogProps = { unitId: number; onClose: () => void; opener: string };

/** Adds completed activities of the teacher to a unit. The selection stays while the teacher searches. */
export function AddActivitiesDialog({ unitId, onClose, opener }: AddActivitiesDialogProps) {
  const t = useMessages(coursewareMessages);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [errors, setErrors] = useState<{ chosen?: 'pick_required' }>({});
  const add = useSend('POST /teacher/courseware_add', {
    success: t('added'),
    refreshes: [...coursewareReads, 'GET /diy/list'],
    onSuccess: onClose,
  });
  const toggle = (id: number) => {
    setErrors({});
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  };
  const submit = () => {
    setErrors(chosen.length === 0 ? { chosen: 'pick_required' } : {});
    if (chosen.length > 0) add.mutate({ unit_id: unitId, activity_ids: [...chosen] });
  };
  return (
    <FormDialog
      size="lg"
      title={t('pick_title')}
      submitLabel={chosen.length > 0 ? t('pick_add', { count: chosen.length }) : t('pick_none')}
      busy={add.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      opener={opener}
    >
      <ActivityChoice unitId={unitId} chosen={chosen} onToggle={toggle} />
      {errors.chosen && (
        <p role="alert" className={styles.error}>
          {t(errors.chosen)}
        </p>
      )}
    </FormDialog>
  );
}
