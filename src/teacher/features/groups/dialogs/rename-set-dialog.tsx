import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { GroupSet } from '../arrangement.ts';
import { groupMessages } from '../messages.ts';
import { groupReads } from '../use-arrangement.ts';
import { useSetName } from './set-name.tsx';

type DialogProps = { onRenamed: (id: number) => void; onClose: () => void };

/** Gives a group set another name. */
export function RenameSetDialog({ set, onRenamed, onClose }: DialogProps & { set: GroupSet }) {
  const t = useMessages(groupMessages);
  const { nameField, errors, submit, typed } = useSetName(`group_set:${set.id}`, t('rename'), set.name);
  const { mutateAsync, isPending } = useSend('POST /group/set_update', {
    refreshes: groupReads,
    onSuccess: () => onRenamed(set.id),
  });
  return (
    <FormDialog
      title={t('rename')}
      submitLabel={t('rename')}
      busy={isPending}
      errors={errors}
      onSubmit={submit((name) => mutateAsync({ id: set.id, name }))}
      onClose={onClose}
      typed={typed}
    >
      {nameField}
    </FormDialog>
  );
}
