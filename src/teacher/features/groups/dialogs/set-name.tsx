import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useTyped } from '#ui/unsent/use-typed.ts';
import { groupMessages } from '../messages.ts';

type NameFieldProps = { name: string; error: string | undefined; onChange: (name: string) => void };

function NameField({ name, error, onChange }: NameFieldProps) {
  const t = useMessages(groupMessages);
  return (
    <TextInput
      data-autofocus
      required
      label={t('name')}
      maxLength={nameMaxLength}
      value={name}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

/**
 * The field for the name of a group set, kept under `typedName` until it is saved. `submit` returns a handler that saves
 * the name unless it is empty.
 */
export function useSetName(typedName: string, title: string, initialName: string) {
  const t = useMessages(groupMessages);
  const typed = useTyped(typedName, title, initialName);
  const name = typed.value;
  const [errors, setErrors] = useState<{ name?: string }>({});
  const submit = (onSave: (name: string) => Promise<unknown>) => () => {
    const trimmedName = name.trim();
    setErrors(trimmedName === '' ? { name: t('name_required') } : {});
    if (trimmedName !== '') typed.clearAfter(onSave(trimmedName));
  };
  const nameField = <NameField name={name} error={errors.name} onChange={typed.setValue} />;
  return { nameField, errors, submit, typed };
}
