import { Button, NativeSelect, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { keywordMaxLength } from '#contract/limits.ts';
import { displayName } from '#teacher/shared/people/display-name.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { classMessages } from './class-messages.ts';
import { classReads } from './class-reads.ts';
import styles from './classes.module.css';

/** Lets a teacher, found by name, teach the class a subject. */
export function AddTeaching({ classId }: { classId: number }) {
  const t = useMessages(classMessages);
  const language = useLanguage();
  const [subject, setSubject] = useState('');
  const [teacher, setTeacher] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [keyword] = useDebouncedValue(typed.trim().slice(0, keywordMaxLength), 200);
  const subjects = useCall('GET /common/subject_list', {});
  const found = useCall('GET /admin/teacher_choices', { keyword }, { keepPrevious: true });
  const add = useSend('POST /admin/teaching_add', {
    refreshes: classReads,
    onSuccess: () => {
      setTeacher(null);
      setTyped('');
    },
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (subject === '' || teacher === null) return;
        add.mutate({ class_id: classId, subject_id: Number(subject), user_id: Number(teacher) });
      }}
    >
      <NativeSelect
        label={t('subject')}
        value={subject}
        data={[
          { value: '', label: t('choose_subject') },
          ...(subjects.data?.subject_list ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ currentTarget }) => setSubject(currentTarget.value)}
      />
      <Select
        className={styles.teacher}
        label={t('teacher')}
        placeholder={t('search_teacher')}
        searchable
        nothingFoundMessage={t('nobody_found')}
        // The server has searched already.
        filter={({ options }) => options}
        data={(found.data?.items ?? []).map((person) => ({
          value: String(person.id),
          label: [displayName(person, language), person.email].filter(Boolean).join(' · '),
        }))}
        value={teacher}
        onChange={setTeacher}
        onSearchChange={setTyped}
      />
      <Button type="submit" loading={add.isPending} disabled={subject === '' || teacher === null}>
        {t('add_teaching')}
      </Button>
    </form>
  );
}
