import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useTyped } from '#ui/unsent/use-typed.ts';
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
  // The filter that the place comes from may load again while the dialog is open.
  const [initialForm] = useState<UnitForm>({ ...unitPlace, name: '' });
  const typed = useTyped('unit:new', t('create'), initialForm);
  const form = typed.value;
  const [errors, setErrors] = useState<UnitFormErrors>({});
  const addCall = useSend('POST /teacher/unit_add', {
    successText: t('created'),
    refreshes: ['GET /teacher/unit_list', 'GET /teacher/index'],
    onSuccess: ({ id }) => onCreated(id),
  });

  const submit = () => {
    const formErrors = validateUnit(form);
    setErrors(formErrors);
    if (Object.keys(formErrors).length === 0)
      typed.clearAfter(addCall.mutateAsync({ ...form, name: form.name.trim() }));
  };
  return (
    <FormDialog
      title={t('create')}
      submitLabel={t('create')}
      busy={addCall.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      typed={typed}
    >
      <TextInput
        data-autofocus
        label={t('unit_name')}
        required
        maxLength={nameMaxLength}
        value={form.name}
        error={errors.name && t(errors.name)}
        onChange={(event) => typed.setValue({ ...form, name: event.currentTarget.value })}
      />
      <PlaceFields
        form={form}
        errors={errors}
        onChange={(change) => typed.setValue({ ...form, ...change })}
      />
    </FormDialog>
  );
}
