import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { GroupSet } from '../arrangement.ts';
import { groupMessages } from '../messages.ts';
import { groupReads } from '../use-arrangement.ts';
import { type ClassOption, CopyTarget } from './copy-target.tsx';
import { useSetName } from './set-name.tsx';

type CopySetDialogProps = {
  set: GroupSet;
  classes: readonly ClassOption[];
  onCopied: (id: number, classId: number) => void;
  onClose: () => void;
};

/** Copies a group set within its class or to another class. */
export function CopySetDialog({ set, classes, onCopied, onClose }: CopySetDialogProps) {
  const t = useMessages(groupMessages);
  const [classId, setClassId] = useState(set.class_id);
  const { nameField, errors, submit, typed } = useSetName(
    `group_set_copy:${set.id}`,
    t('copy'),
    t('copy_name', { name: set.name }).slice(0, nameMaxLength),
  );
  const { mutateAsync, isPending } = useSend('POST /group/set_copy', {
    refreshes: groupReads,
    successText: t('copied'),
    onSuccess: ({ id }) => onCopied(id, classId),
  });
  return (
    <FormDialog
      title={t('copy')}
      submitLabel={t('copy')}
      busy={isPending}
      errors={errors}
      onSubmit={submit((name) => mutateAsync({ id: set.id, class_id: classId, name }))}
      onClose={onClose}
      typed={typed}
    >
      {nameField}
      <CopyTarget ownClassId={set.class_id} classes={classes} classId={classId} onChooseClass={setClassId} />
    </FormDialog>
  );
}
