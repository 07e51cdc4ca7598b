import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { dayMessages } from '#teacher/shared/terms/day-messages.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useTyped } from '#ui/unsent/use-typed.ts';

/** A name with the first and the last day, such as 2026-09-01. */
export type NamedDays = { name: string; first_day: string; last_day: string };

type DaysDialogProps = {
  title: string;
  initialDays: NamedDays;
  busy: boolean;
  /** Names the typed text while it is not saved. */
  typedName: string;
  onSave: (days: NamedDays) => Promise<unknown>;
  onClose: () => void;
  opener?: string;
};

type Errors = Partial<Record<keyof NamedDays, 'name_missing' | 'day_missing' | 'day_early'>>;

function findErrors({ name, first_day, last_day }: NamedDays): Errors {
  return {
    ...(name === '' && { name: 'name_missing' }),
    ...(first_day === '' && { first_day: 'day_missing' }),
    ...(last_day === '' ? { last_day: 'day_missing' } : last_day < first_day && { last_day: 'day_early' }),
  };
}

/** The form of a school year or a holiday. The entries stay when the server refuses them. */
export function DaysDialog(props: DaysDialogProps) {
  const { title, initialDays, typedName, busy, onSave, onClose, opener } = props;
  const t = useMessages(dayMessages);
  const tCommon = useMessages(commonMessages);
  const typed = useTyped(typedName, title, initialDays);
  const days = typed.value;
  const [errors, setErrors] = useState<Errors>({});
  const fieldProps = (name: keyof NamedDays) => ({
    label: t(name),
    required: true,
    value: days[name],
    error: errors[name] && t(errors[name]),
    onChange: (event: { currentTarget: { value: string } }) =>
      typed.setValue({ ...days, [name]: event.currentTarget.value }),
  });
  const submit = () => {
    const trimmedDays = { ...days, name: days.name.trim() };
    const foundErrors = findErrors(trimmedDays);
    setErrors(foundErrors);
    if (Object.keys(foundErrors).length === 0) typed.clearAfter(onSave(trimmedDays));
  };
  return (
    <FormDialog
      title={title}
      submitLabel={tCommon('save')}
      busy={busy}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      typed={typed}
      {...(opener === undefined ? {} : { opener })}
    >
      <TextInput data-autofocus maxLength={nameMaxLength} {...fieldProps('name')} />
      <TextInput type="date" min="2000-01-01" max="2100-12-31" {...fieldProps('first_day')} />
      <TextInput type="date" min="2000-01-01" max="2100-12-31" {...fieldProps('last_day')} />
    </FormDialog>
  );
}
