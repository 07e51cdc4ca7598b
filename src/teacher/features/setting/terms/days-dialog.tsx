import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { termMessages } from './term-messages.ts';

/** A name with the first and the last day, such as 2026-09-01. */
export type NamedDays = { name: string; first_day: string; last_day: string };

type DaysDialogProps = {
  title: string;
  start: NamedDays;
  busy: boolean;
  onSave: (entered: NamedDays) => void;
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
export function DaysDialog({ title, start, busy, onSave, onClose, opener }: DaysDialogProps) {
  const t = useMessages(termMessages);
  const common = useMessages(commonMessages);
  const [entered, setEntered] = useState(start);
  const [errors, setErrors] = useState<Errors>({});
  const field = (name: keyof NamedDays) => ({
    label: t(name),
    required: true,
    value: entered[name],
    error: errors[name] && t(errors[name]),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setEntered((before) => ({ ...before, [name]: value }));
    },
  });
  const submit = () => {
    const trimmedDays = { ...entered, name: entered.name.trim() };
    const foundErrors = findErrors(trimmedDays);
    setErrors(foundErrors);
    if (Object.keys(foundErrors).length === 0) onSave(trimmedDays);
  };
  return (
    <FormDialog
      title={title}
      submitLabel={common('save')}
      busy={busy}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      {...(opener === undefined ? {} : { opener })}
    >
      <TextInput data-autofocus maxLength={nameMaxLength} {...field('name')} />
      <TextInput type="date" min="2000-01-01" max="2100-12-31" {...field('first_day')} />
      <TextInput type="date" min="2000-01-01" max="2100-12-31" {...field('last_day')} />
    </FormDialog>
  );
}
