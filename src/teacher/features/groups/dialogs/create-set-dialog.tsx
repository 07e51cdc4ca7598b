import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { groupMessages } from '../messages.ts';
import { groupReads } from '../use-arrangement.ts';
import { useSetName } from './set-name.tsx';

type DialogProps = { onCreated: (id: number) => void; onClose: () => void };

/** Creates a group set of a class with a number of groups. */
export function CreateSetDialog({ classId, onCreated, onClose }: DialogProps & { classId: number }) {
  const t = useMessages(groupMessages);
  const [groupCount, setGroupCount] = useState(6);
  const { nameField, errors, submit, typed } = useSetName(`group_set:new:${classId}`, t('new_set'), '');
  const { mutateAsync, isPending } = useSend('POST /group/set_add', {
    refreshes: groupReads,
    onSuccess: ({ id }) => onCreated(id),
  });
  return (
    <FormDialog
      title={t('new_set')}
      submitLabel={t('create')}
      busy={isPending}
      errors={errors}
      onSubmit={submit((name) => mutateAsync({ class_id: classId, name, group_count: groupCount }))}
      onClose={onClose}
      typed={typed}
    >
      {nameField}
      <NumberInput
        label={t('group_count')}
        min={0}
        max={60}
        clampBehavior="strict"
        allowDecimal={false}
        value={groupCount}
        onChange={(value) => setGroupCount(Number(value) || 0)}
      />
    </FormDialog>
  );
}
