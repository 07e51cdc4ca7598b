import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ApiInput } from '#contract/api.ts';
import { type UserGroup, userGroups } from '#contract/choices.ts';
import { nameMaxLength } from '#contract/limits.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useTyped } from '#ui/unsent/use-typed.ts';
import { findNameProblems } from './check-names.ts';
import { peopleMessages } from './people-messages.ts';

type NewPerson = ApiInput<'POST /admin/person_add'> & { email: string };

type AddPersonDialogProps = {
  /** The initial choice. */
  userGroup: UserGroup;
  onAdded: (id: number) => void;
  onClose: () => void;
};

/** Adds one person. The sign-in card is issued afterwards on the person's own page. */
export function AddPersonDialog({ userGroup, onAdded, onClose }: AddPersonDialogProps) {
  const t = useMessages(peopleMessages);
  const typed = useTyped<NewPerson>('person:new', t('add'), {
    user_group: userGroup,
    name: '',
    email: '',
    login_name: '',
    is_admin: false,
  });
  const person = typed.value;
  const [problems, setProblems] = useState<ReturnType<typeof findNameProblems>>({});
  const add = useSend('POST /admin/person_add', {
    refreshes: ['GET /admin/people'],
    successText: t('added'),
    onSuccess: ({ id }) => onAdded(id),
  });
  const fieldProps = (key: 'name' | 'email' | 'login_name') => ({
    label: t(key),
    maxLength: key === 'login_name' ? 40 : nameMaxLength,
    value: person[key] ?? '',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      typed.setValue({ ...person, [key]: currentTarget.value }),
  });
  const submit = () => {
    const nameProblems = findNameProblems(person);
    setProblems(nameProblems);
    if (Object.keys(nameProblems).length > 0) return;
    const is_admin = person.user_group === 'teacher' && person.is_admin;
    typed.clearAfter(add.mutateAsync({ ...person, is_admin }));
  };
  return (
    <FormDialog
      title={t('add')}
      submitLabel={t('add')}
      busy={add.isPending}
      errors={problems}
      onSubmit={submit}
      onClose={onClose}
      typed={typed}
    >
      <NativeSelect
        label={t('role')}
        value={person.user_group}
        data={userGroups.map((value) => ({ value, label: t(value) }))}
        onChange={({ currentTarget }) =>
          typed.setValue({
            ...person,
            user_group: userGroups.find((group) => group === currentTarget.value) ?? 'student',
          })
        }
      />
      <TextInput data-autofocus required error={problems.name && t(problems.name)} {...fieldProps('name')} />
      <TextInput
        inputMode="email"
        autoCapitalize="none"
        error={problems.email && t(problems.email)}
        {...fieldProps('email')}
      />
      <TextInput autoCapitalize="none" description={t('login_name_hint')} {...fieldProps('login_name')} />
      {person.user_group === 'teacher' && (
        <Checkbox
          label={t('is_admin')}
          checked={person.is_admin}
          onChange={({ currentTarget }) => typed.setValue({ ...person, is_admin: currentTarget.checked })}
        />
      )}
    </FormDialog>
  );
}
