import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { unitMessages } from '#teacher/features/units/messages.ts';
import { FormDialog } from '#teacher/shared/form-dialog.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

type RenameUnitDialogProps = { unit: { id: number; name: string }; onClose: () => void; openerId: string };

export function RenameUnitDialog({ unit, onClose, openerId }: RenameUnitDialogProps) {
  const t = useMessages(unitMessages);
  const common = useMessages(commonMessages);
  const [name, setName] = useState(unit.name);
  const [errors, setErrors] = useState<{ name?: 'name_required' }>({});
  const rename = useSend('GET /teacher/unit_rename', {
    success: t('edited'),
    refreshes: ['GET /teacher/unit_list', 'GET /teacher/unit_detail'],
    onSuccess: onClose,
  });
  const submit = () => {
    const trimmed = name.trim();
    setErrors(trimmed === '' ? { name: 'name_required' } : {});
    if (trimmed === unit.name) onClose();
    else if (trimmed !== '') rename.mutate({ id: unit.id, name: trimmed });
  };
  return (
    <FormDialog
      title={t('rename')}
      submitLabel={common('save')}
      busy={rename.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      openerId={openerId}
    >
      <TextInput
        data-autofocus
        label={t('unit_name')}
        required
        maxLength={nameMaxLength}
        value={name}
        error={errors.name && t(errors.name)}
        onChange={(event) => setName(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
      />
    </FormDialog>
  );
}
