import { Button, Checkbox, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { nameMaxLength } from '#contract/limits.ts';
import { useUserinfo } from '#teacher/shared/session-store.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './people.module.css';
import { peopleMessages } from './people-messages.ts';

const fields = ['name', 'nickname', 'nickname_eng', 'email', 'login_name'] as const;

/** Names, sign-in names, and for teachers whether they administer the school. */
export function PersonForm({ person }: { person: ApiReply<'GET /admin/person'> }) {
  const t = useMessages(peopleMessages);
  const isOwn = useUserinfo()?.id === person.id;
  const [typed, setTyped] = useState(person);
  const [error, setError] = useState<string>();
  const save = useSend('POST /admin/person_save', {
    refreshes: ['GET /admin/person', 'GET /admin/people', 'GET /teacher/class_members'],
    success: t('saved'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isNamed = typed.name.trim() !== '';
    setError(isNamed ? undefined : t('name_required'));
    if (!isNamed) return;
    const { name, nickname, nickname_eng, email, login_name, is_admin } = typed;
    const names = { name, nickname, nickname_eng, email, login_name };
    save.mutate({ id: person.id, ...names, ...(is_admin !== person.is_admin && { is_admin }) });
  };
  const isChanged = [...fields, 'is_admin' as const].some((key) => typed[key] !== person[key]);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {fields.map((key) => (
        <TextInput
          key={key}
          label={t(key)}
          required={key === 'name'}
          maxLength={key === 'login_name' ? 40 : nameMaxLength}
          value={typed[key]}
          error={key === 'name' ? error : undefined}
          onChange={({ currentTarget }) => setTyped({ ...typed, [key]: currentTarget.value })}
        />
      ))}
      {person.user_group === 'teacher' && (
        <Checkbox
          label={t('is_admin')}
          disabled={isOwn}
          checked={typed.is_admin}
          onChange={({ currentTarget }) => setTyped({ ...typed, is_admin: currentTarget.checked })}
        />
      )}
      <Button type="submit" loading={save.isPending} disabled={!isChanged}>
        {t('save')}
      </Button>
    </form>
  );
}
