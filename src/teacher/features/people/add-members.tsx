import { Button } from '@mantine/core';
import { useState } from 'react';
import { KeywordField } from '#teacher/shared/lists/keyword-field.tsx';
import { chooseName } from '#teacher/shared/people/display-name.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { memberMessages } from './member-messages.ts';
import styles from './people.module.css';

const shownStudentsMax = 10;

/** Finds students of the school and adds them to the class. */
export function AddMembers({ classId, memberIds }: { classId: number; memberIds: readonly number[] }) {
  const t = useMessages(memberMessages);
  const language = useLanguage();
  const [keyword, setKeyword] = useState('');
  const foundPeople = useCall(
    'GET /admin/people',
    { keyword, user_group: 'student', limit: shownStudentsMax },
    { enabled: keyword !== '', keepPrevious: true },
  );
  const add = useSend('POST /admin/class_member_add', {
    refreshes: ['GET /teacher/class_members', 'GET /admin/people', 'GET /teacher/index'],
    successText: t('added'),
  });
  const students = keyword === '' ? [] : (foundPeople.data?.items ?? []);
  const otherStudents = students
    .filter(({ id }) => !memberIds.includes(id))
    .map((student) => ({ ...student, name: chooseName(student.name, student.nickname_eng, language) }));
  return (
    <div>
      <KeywordField label={t('add_member')} value={keyword} onSearch={setKeyword} />
      {keyword !== '' && foundPeople.data && otherStudents.length === 0 && <p role="status">{t('nobody')}</p>}
      <ul className={styles.memberList}>
        {otherStudents.map(({ id, name, login_name, email, classes }) => (
          <li key={id}>
            <span>
              {name}{' '}
              <span className={styles.nickname}>
                {[login_name || email, ...classes.map(({ class_name }) => class_name)].join(' · ')}
              </span>
            </span>
            <Button
              variant="light"
              size="sm"
              aria-label={t('add_named', { name })}
              loading={add.isPending}
              onClick={() => add.mutate({ class_id: classId, user_ids: [id] })}
            >
              {t('add')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
