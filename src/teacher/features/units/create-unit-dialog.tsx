import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { unitMessages } from './messages.ts';
import { PlaceFields } from './place-fields.tsx';
import { type UnitForm, type UnitFormErrors, validateUnit } from './validate-unit.ts';

type CreateUnitDialogProps = {
  /** The term, class and subject that the form starts with. */
  unitPlace: Omit<UnitForm, 'name'>;
  onCreated: (id: number) => void;
  onClose: () => void;
};

export function CreateUnitDialog({ unitPlace, onCreated, onClose }: CreateUnitDialogProps) {
  const t = useMessages(unitMessages);
  const [form, setForm] = useState<UnitForm>({ ...unitPlace, name: '' });
  const [errors, setErrors] = useState<UnitFormErrors>({});
  const addCall = useSend('POST /teacher/unit_add', {
    successText: t('created'),
    refreshes: ['GET /teacher/unit_list', 'GET /teacher/index'],
    onSuccess: ({ id }) => onCreated(id),
  });

  const submit = () => {
    const formErrors = validateUnit(form);
    setErrors(formErrors);
    if (Object.keys(formErrors).length === 0) addCall.mutate({ ...form, name: form.name.trim() });
  };
  return (
    <FormDialog
      title={t('create')}
      submitLabel={t('create')}
      busy={addCall.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={t('unit_name')}
        required
        maxLength={nameMaxLength}
        value={form.name}
        error={errors.name && t(errors.name)}
        onChange={(event) => setForm({ ...form, name: event.currentTarget.value })}
      />
      <PlaceFields form={form} errors={errors} onChange={(change) => setForm({ ...form, ...change })} />
    </FormDialog>
  );
}
