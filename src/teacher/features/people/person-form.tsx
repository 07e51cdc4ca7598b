import { Button, Checkbox, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { nameMaxLength } from '#contract/limits.ts';
import { useUserinfo } from '#teacher/shared/session-store.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { KeptNote } from '#ui/unsent/kept-note.tsx';
import { useTypedChanges } from '#ui/unsent/use-typed-changes.ts';
import { findNameProblems } from './check-names.ts';
import styles from './people.module.css';
import { peopleMessages } from './people-messages.ts';

type Person = ApiReply<'GET /admin/person'>;

const textFields = ['name', 'nickname', 'nickname_eng', 'email', 'login_name'] as const;

/** Names, sign-in names, and for teachers whether they administer the school. Sends only changed fields. */
export function PersonForm({ person }: { person: Person }) {
  const t = useMessages(peopleMessages);
  const isOwnAccount = useUserinfo()?.id === person.id;
  const typed = useTypedChanges(`person:${person.id}`, person.name, person);
  const editedPerson = typed.value;
  const [problems, setProblems] = useState<ReturnType<typeof findNameProblems>>({});
  const save = useSend('POST /admin/person_save', {
    refreshes: ['GET /admin/person', 'GET /admin/people', 'GET /teacher/class_members'],
    successText: t('saved'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const nameProblems = findNameProblems(editedPerson, person.email);
    setProblems(nameProblems);
    if (Object.keys(nameProblems).length > 0) return;
    const changedValues = Object.fromEntries(changedFields.map((key) => [key, editedPerson[key]]));
    typed.clearAfter(
      save.mutateAsync({
        id: person.id,
        ...(changedValues as Partial<Pick<Person, (typeof changedFields)[number]>>),
      }),
    );
  };
  const changedFields = ([...textFields, 'is_admin'] as const).filter(
    (key) => editedPerson[key] !== person[key],
  );
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <KeptNote typed={typed} />
      {textFields.map((key) => (
        <TextInput
          key={key}
          label={t(key)}
          required={key === 'name'}
          maxLength={key === 'login_name' ? 40 : nameMaxLength}
          value={editedPerson[key]}
          error={(key === 'name' || key === 'email') && problems[key] && t(problems[key])}
          onChange={({ currentTarget }) => typed.change({ [key]: currentTarget.value })}
        />
      ))}
      {person.user_group === 'teacher' && (
        <Checkbox
          label={t('is_admin')}
          disabled={isOwnAccount}
          checked={editedPerson.is_admin}
          onChange={({ currentTarget }) => typed.change({ is_admin: currentTarget.checked })}
        />
      )}
      <Button type="submit" loading={save.isPending} disabled={changedFields.length === 0}>
        {t('save')}
      </Button>
    </form>
  );
}
