import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { GroupSet } from '../arrangement.ts';
import { groupMessages } from '../messages.ts';
import { groupReads } from '../use-arrangement.ts';
import { type ClassOption, CopyTarget } from './copy-target.tsx';
import { useName } from './set-name.tsx';

type CopySetDialogProps = {
  set: GroupSet;
  classes: readonly ClassOption[];
  onDone: (id: number, classId: number) => void;
  onClose: () => void;
};

/** Copies a group set within its class or to another class. */
export function CopySetDialog({ set, classes, onDone, onClose }: CopySetDialogProps) {
  const t = useMessages(groupMessages);
  const [classId, setClassId] = useState(set.class_id);
  const { field, errors, submit } = useName(t('copy_name', { name: set.name }).slice(0, nameMaxLength));
  const { mutate, isPending } = useSend('POST /group/set_copy', {
    refreshes: groupReads,
    success: t('copied'),
    onSuccess: ({ id }) => onDone(id, classId),
  });
  return (
    <FormDialog
      title={t('copy')}
      submitLabel={t('copy')}
      busy={isPending}
      errors={errors}
      onSubmit={submit((name) => mutate({ id: set.id, class_id: classId, name }))}
      onClose={onClose}
    >
      {field}
      <CopyTarget ownClassId={set.class_id} classes={classes} classId={classId} onClass={setClassId} />
    </FormDialog>
  );
}
