import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { groupMessages } from '../messages.ts';

type NameFieldProps = { name: string; error: string | undefined; onName: (name: string) => void };

function NameField({ name, error, onName }: NameFieldProps) {
  const t = useMessages(groupMessages);
  return (
    <TextInput
      data-autofocus
      required
      label={t('name')}
      maxLength={nameMaxLength}
      value={name}
      error={error}
      onChange={(event) => onName(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

/** The name of a group set while it is typed: its field, and submitting a name that is not empty. */
export function useName(first: string) {
  const t = useMessages(groupMessages);
  const [name, onName] = useState(first);
  const [errors, setErrors] = useState<{ name?: string }>({});
  const submit = (save: (name: string) => void) => () => {
    const trimmedName = name.trim();
    setErrors(trimmedName === '' ? { name: t('name_required') } : {});
    if (trimmedName !== '') save(trimmedName);
  };
  return { field: <NameField name={name} error={errors.name} onName={onName} />, errors, submit };
}
