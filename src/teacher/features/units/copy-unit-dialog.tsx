import { Alert, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { useTyped } from '#ui/unsent/use-typed.ts';
import type { UnitItem } from './group-units.ts';
import { unitMessages } from './messages.ts';
import { PlaceFields } from './place-fields.tsx';
import { type UnitForm, type UnitFormErrors, validateUnitCopy } from './validate-unit.ts';

type CopyUnitDialogProps = {
  /** Units to choose from. */
  units: readonly UnitItem[];
  /** The unit whose menu opened the dialog; undefined if the teacher chooses one. */
  unit: UnitItem | undefined;
  unitPlace: Omit<UnitForm, 'name'>;
  onOpen: (id: number) => void;
  onClose: () => void;
  opener?: string;
};

export function CopyUnitDialog({ units, unit, unitPlace, onOpen, onClose, opener }: CopyUnitDialogProps) {
  const t = useMessages(unitMessages);
  const [unitId, setUnitId] = useState(unit?.id ?? 0);
  // The filter that the place comes from may load again while the dialog is open.
  const [initialForm] = useState<UnitForm>({ ...unitPlace, name: unit?.name ?? '' });
  const typed = useTyped(`unit_copy:${unit?.id ?? 0}`, t('copy_unit'), initialForm);
  const form = typed.value;
  const [errors, setErrors] = useState<UnitFormErrors>({});
  const copyCall = useSend('POST /teacher/unit_copy', {
    refreshes: ['GET /teacher/unit_list', 'GET /teacher/index'],
    onSuccess: ({ id }) => {
      showToast('success', t('copied'), { label: t('open'), run: () => onOpen(id) });
      onClose();
    },
  });

  const chooseUnit = (id: number) => {
    const earlierName = units.find((item) => item.id === unitId)?.name ?? '';
    const name = units.find((item) => item.id === id)?.name ?? '';
    setUnitId(id);
    // A name that the teacher has typed is kept.
    if (form.name === earlierName) typed.setValue({ ...form, name });
  };
  const submit = () => {
    const formErrors = validateUnitCopy(form, unitId);
    setErrors(formErrors);
    if (Object.keys(formErrors).length === 0)
      typed.clearAfter(copyCall.mutateAsync({ ...form, id: unitId, name: form.name.trim() }));
  };
  return (
    <FormDialog
      title={t('copy_unit')}
      submitLabel={t('copy')}
      busy={copyCall.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      typed={typed}
      {...(opener ? { opener } : {})}
    >
      <NativeSelect
        label={t('unit_to_copy')}
        required
        value={unitId}
        error={errors.unit && t(errors.unit)}
        data={[
          { value: '0', label: t('choose') },
          ...units.map((item) => ({
            value: String(item.id),
            label: `${item.class_name} · ${item.subject_name} · ${item.name}`,
          })),
        ]}
        onChange={(event) => chooseUnit(Number(event.currentTarget.value))}
      />
      <PlaceFields
        form={form}
        errors={errors}
        onChange={(change) => typed.setValue({ ...form, ...change })}
      />
      <TextInput
        label={t('unit_name')}
        required
        maxLength={nameMaxLength}
        value={form.name}
        error={errors.name && t(errors.name)}
        onChange={(event) => typed.setValue({ ...form, name: event.currentTarget.value })}
      />
      <Alert color="harbour">{t('copy_note')}</Alert>
    </FormDialog>
  );
}
