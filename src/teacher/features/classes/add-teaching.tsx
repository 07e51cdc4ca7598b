import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { TeacherSelect } from '#teacher/shared/people/teacher-select.tsx';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { classMessages } from './class-messages.ts';
import { classReads } from './class-reads.ts';
import styles from './classes.module.css';

/** Adds a teacher, found by name, who teaches the class a subject; a substitute only until a day. */
export function AddTeaching({ classId }: { classId: number }) {
  const t = useMessages(classMessages);
  const [subjectId, setSubjectId] = useState('');
  const [teacher, setTeacher] = useState<{ id: number; name: string }>();
  const [untilDay, setUntilDay] = useState('');
  const subjects = useCall('GET /common/subject_list', {});
  const add = useSend('POST /admin/teaching_add', {
    refreshes: classReads,
    onSuccess: () => {
      setTeacher(undefined);
      setUntilDay('');
    },
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (subjectId === '' || teacher === undefined) return;
        const teaching = { class_id: classId, subject_id: Number(subjectId), user_id: teacher.id };
        add.mutate({ ...teaching, ...(untilDay !== '' && { until: untilDay }) });
      }}
    >
      <NativeSelect
        label={t('subject')}
        value={subjectId}
        data={[
          { value: '', label: t('choose_subject') },
          ...(subjects.data?.subject_list ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ currentTarget }) => setSubjectId(currentTarget.value)}
      />
      <TeacherSelect label={t('teacher')} chosenTeacher={teacher} onChoose={setTeacher} />
      <TextInput
        type="date"
        min="2000-01-01"
        max="2100-12-31"
        label={t('substitute_until')}
        value={untilDay}
        onChange={({ currentTarget }) => setUntilDay(currentTarget.value)}
      />
      <Button type="submit" loading={add.isPending} disabled={subjectId === '' || teacher === undefined}>
        {t('add_teaching')}
      </Button>
    </form>
  );
}
