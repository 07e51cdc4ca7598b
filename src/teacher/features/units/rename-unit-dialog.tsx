import { unitMessages } from '#teacher/features/units/messages.ts';
import { editMessages } from '#teacher/shared/dialogs/edit-messages.ts';
import { RenameDialog } from '#teacher/shared/dialogs/rename-dialog.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

type RenameUnitDialogProps = { unit: { id: number; name: string }; onClose: () => void; opener: string };

export function RenameUnitDialog({ unit, onClose, opener }: RenameUnitDialogProps) {
  const t = useMessages(unitMessages);
  const edits = useMessages(editMessages);
  const rename = useSend('GET /teacher/unit_rename', {
    success: t('edited'),
    failure: edits('edit_failed'),
    refreshes: ['GET /teacher/unit_list', 'GET /teacher/unit_detail'],
    onSuccess: onClose,
  });
  return (
    <RenameDialog
      title={t('rename')}
      label={t('unit_name')}
      requiredText={t('name_required')}
      name={unit.name}
      busy={rename.isPending}
      onSave={(name) => rename.mutate({ id: unit.id, name })}
      onClose={onClose}
      opener={opener}
    />
  );
}
