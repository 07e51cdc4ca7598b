import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { groupMessages } from '../messages.ts';
import { groupReads } from '../use-arrangement.ts';
import { useName } from './set-name.tsx';

type DialogProps = { onDone: (id: number) => void; onClose: () => void };

/** Creates a group set of a class with a number of groups. */
export function CreateSetDialog({ classId, onDone, onClose }: DialogProps & { classId: number }) {
  const t = useMessages(groupMessages);
  const [count, setCount] = useState(6);
  const { field, errors, submit } = useName('');
  const { mutate, isPending } = useSend('POST /group/set_add', {
    refreshes: groupReads,
    onSuccess: ({ id }) => onDone(id),
  });
  return (
    <FormDialog
      title={t('new_set')}
      submitLabel={t('create')}
      busy={isPending}
      errors={errors}
      onSubmit={submit((name) => mutate({ class_id: classId, name, group_count: count }))}
      onClose={onClose}
    >
      {field}
      <NumberInput
        label={t('group_count')}
        min={0}
        max={60}
        clampBehavior="strict"
        allowDecimal={false}
        value={count}
        onChange={(value) => setCount(Number(value) || 0)}
      />
    </FormDialog>
  );
}
