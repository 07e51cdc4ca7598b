import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
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

/** The field for the name of a group set. `submit` returns a handler that saves the name unless it is empty. */
export function useSetName(initialName: string) {
  const t = useMessages(groupMessages);
  const [name, setName] = useState(initialName);
  const [errors, setErrors] = useState<{ name?: string }>({});
  const submit = (onSave: (name: string) => void) => () => {
    const trimmedName = name.trim();
    setErrors(trimmedName === '' ? { name: t('name_required') } : {});
    if (trimmedName !== '') onSave(trimmedName);
  };
  return { nameField: <NameField name={name} error={errors.name} onChange={setName} />, errors, submit };
}
