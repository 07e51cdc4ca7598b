import { Link, useNavigate } from '@tanstack/react-router';
import type { ApiReply } from '#contract/api.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { PrintedBy } from '#teacher/features/study/printed-by.tsx';
import { useScreenTitle } from '#teacher/screen-title.ts';
import { chooseName } from '#teacher/shared/people/display-name.ts';
import { useNamePerson } from '#teacher/shared/people/person-name.tsx';
import type { Elements } from '#ui/elements.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { SelectField } from '#ui/primitives/select-field.tsx';
import styles from './student-term.module.css';

export type StudentKey = { class_id: number; subject_id: number; user_id: number };

type StudentHeadProps = {
  studentKey: StudentKey;
  term: ApiReply<'GET /study/student_term'>;
  /** The page that is shown, for choosing another student on it. */
  to: '/study-situation-view/report' | '/study-situation-view/student';
  children?: Elements;
};

/** Where the student is, the name, and a list for going on to another student of the class. */
export function StudentHead({ studentKey, term, to, children }: StudentHeadProps) {
  const t = useMessages(studyMessages);
  const bookTitle = useScreenTitle('studyMarkBook');
  const studentTitle = useScreenTitle('studyStudent');
  const namePerson = useNamePerson();
  const navigate = useNavigate();
  const subject = chooseName(term.subject_name, term.subject_name_eng, useLanguage());
  const { class_id, subject_id, user_id } = studentKey;
  const people = term.students.map((student) => ({ ...student, is_guest: false }));
  const tellStudent = (person: (typeof people)[number]) =>
    `${person.class_number ?? ''} ${namePerson(person)}`.trim();
  const student = people.find((each) => each.user_id === user_id);
  return (
    <header className={styles.header}>
      <div className={styles.about}>
        <nav className={styles.trail}>
          <Link to="/study-situation-view/mark-book" search={{ class_id, subject_id }}>
            {bookTitle}
          </Link>
          {to === '/study-situation-view/report' && (
            <>
              <span aria-hidden="true">›</span>
              <Link to="/study-situation-view/student" search={studentKey}>
                {studentTitle}
              </Link>
            </>
          )}
        </nav>
        <h1 className={styles.heading}>{student ? tellStudent(student) : ''}</h1>
        <p className={styles.sub}>{[term.class_name, subject, term.calendar_name].join(' · ')}</p>
        <PrintedBy />
      </div>
      <div className={styles.actions}>
        <SelectField
          className={styles.choice}
          aria-label={t('choose_student')}
          data={people.map((person) => ({
            value: String(person.user_id),
            label: tellStudent(person),
          }))}
          value={String(user_id)}
          onChange={(value) => void navigate({ to, search: { ...studentKey, user_id: Number(value) } })}
        />
        {children}
      </div>
    </header>
  );
}
