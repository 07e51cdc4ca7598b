import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { classMessages } from './class-messages.ts';
import { classReads } from './class-reads.ts';
import styles from './classes.module.css';
import { TeacherSelect } from './teacher-select.tsx';

/** Adds a teacher, found by name, who teaches the class a subject; a substitute only until a day. */
export function AddTeaching({ classId }: { classId: number }) {
  const t = useMessages(classMessages);
  const [subject, setSubject] = useState('');
  const [teacher, setTeacher] = useState<{ id: number; name: string }>();
  const [until, setUntil] = useState('');
  const subjects = useCall('GET /common/subject_list', {});
  const add = useSend('POST /admin/teaching_add', {
    refreshes: classReads,
    onSuccess: () => {
      setTeacher(undefined);
      setUntil('');
    },
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (subject === '' || teacher === undefined) return;
        const teaching = { class_id: classId, subject_id: Number(subject), user_id: teacher.id };
        add.mutate({ ...teaching, ...(until !== '' && { until }) });
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
      <TeacherSelect label={t('teacher')} chosen={teacher} onChoose={setTeacher} />
      <TextInput
        type="date"
        min="2000-01-01"
        max="2100-12-31"
        label={t('substitute_until')}
        value={until}
        onChange={({ currentTarget }) => setUntil(currentTarget.value)}
      />
      <Button type="submit" loading={add.isPending} disabled={subject === '' || teacher === undefined}>
        {t('add_teaching')}
      </Button>
    </form>
  );
}
