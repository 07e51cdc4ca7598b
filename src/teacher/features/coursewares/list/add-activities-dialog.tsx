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
  const [chosenIds, setChosenIds] = useState<readonly number[]>([]);
  const [errors, setErrors] = useState<{ chosen?: 'pick_required' }>({});
  const addCall = useSend('POST /teacher/courseware_add', {
    successText: t('added'),
    refreshes: [...coursewareReads, 'GET /diy/list'],
    onSuccess: onClose,
  });
  const toggle = (id: number) => {
    setErrors({});
    setChosenIds(chosenIds.includes(id) ? chosenIds.filter((other) => other !== id) : [...chosenIds, id]);
  };
  const submit = () => {
    setErrors(chosenIds.length === 0 ? { chosen: 'pick_required' } : {});
    if (chosenIds.length > 0) addCall.mutate({ unit_id: unitId, activity_ids: [...chosenIds] });
  };
  return (
    <FormDialog
      size="lg"
      title={t('pick_title')}
      submitLabel={chosenIds.length > 0 ? t('pick_add', { count: chosenIds.length }) : t('pick_none')}
      busy={addCall.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      opener={opener}
    >
      <ActivityChoice unitId={unitId} chosenIds={chosenIds} onToggle={toggle} />
      {errors.chosen && (
        <p role="alert" className={styles.error}>
          {t(errors.chosen)}
        </p>
      )}
    </FormDialog>
  );
}
