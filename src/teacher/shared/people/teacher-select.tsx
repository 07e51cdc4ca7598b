import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { keywordMaxLength } from '#contract/limits.ts';
import { displayName } from '#teacher/shared/people/display-name.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './teacher-select.module.css';
import { teacherSelectMessages } from './teacher-select-messages.ts';

type TeacherSelectProps = {
  label: string;
  chosenTeacher: { id: number; name: string } | undefined;
  onChoose: (teacher: { id: number; name: string } | undefined) => void;
  /** Id of a teacher who is not offered. */
  excludedId?: number;
};

/** Selects a teacher of the school, found by name or e-mail address. */
export function TeacherSelect({ label, chosenTeacher, onChoose, excludedId }: TeacherSelectProps) {
  const t = useMessages(teacherSelectMessages);
  const language = useLanguage();
  const [typedText, setTypedText] = useState('');
  const [keyword] = useDebouncedValue(typedText.trim().slice(0, keywordMaxLength), 200);
  const foundTeachers = useCall('GET /admin/teacher_choices', { keyword }, { keepPrevious: true });
  const teachers = (foundTeachers.data?.items ?? []).filter(({ id }) => id !== excludedId);
  const chooseTeacher = (value: string | null) => {
    const teacher = teachers.find(({ id }) => String(id) === value);
    onChoose(teacher && { id: teacher.id, name: displayName(teacher, language) });
  };
  return (
    <Select
      className={styles.teacher}
      label={label}
      placeholder={t('search_teacher')}
      searchable
      nothingFoundMessage={t('nobody_found')}
      // Shows all options, because the server has already filtered them.
      filter={({ options }) => options}
      data={teachers.map((person) => ({
        value: String(person.id),
        label: [displayName(person, language), person.email].filter(Boolean).join(' · '),
      }))}
      value={chosenTeacher === undefined ? null : String(chosenTeacher.id)}
      onChange={chooseTeacher}
      onSearchChange={setTypedText}
    />
  );
}
