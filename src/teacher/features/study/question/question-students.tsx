import { Badge, Title } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { isMarked } from '#form/mark-work.ts';
import { ExceptionMarks } from '#teacher/features/study/exceptions/exception-marks.tsx';
import { GridMark } from '#teacher/features/study/grid-mark.tsx';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { RemoveGuestIcon } from '#teacher/features/study/remove-guest-icon.tsx';
import { StudentLink } from '#teacher/features/study/student-link.tsx';
import { PersonName } from '#teacher/shared/people/person-name.tsx';
import type { TaughtSpaces } from '#teacher/shared/spaces/taught-spaces.ts';
import table from '#teacher/shared/tables/table.module.css';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { chooseCellLook } from '../grid-model.ts';
import { questionMessages } from './question-messages.ts';
import styles from './question-statistics.module.css';
import { StudentFiles } from './student-files.tsx';

type QuestionDetail = ApiReply<'GET /study/question_detail'>;

type Student = QuestionDetail['students'][number];

/** The members of a group share an attempt, and so a line. */
function groupByAttempt(students: readonly Student[]): [Student, ...Student[]][] {
  const studentsByKey = new Map<string, [Student, ...Student[]]>();
  for (const student of students) {
    const key = student.attempt_id === null ? `student ${student.user_id}` : `attempt ${student.attempt_id}`;
    const knownStudents = studentsByKey.get(key);
    if (knownStudents) knownStudents.push(student);
    else studentsByKey.set(key, [student]);
  }
  return [...studentsByKey.values()];
}

function MemberName({ member, coursewareId }: { member: Student; coursewareId: number }) {
  return (
    <div>
      <StudentLink className={styles.link} coursewareId={coursewareId} userId={member.user_id}>
        <span>{member.class_number ?? ''}</span> <PersonName person={member} />
      </StudentLink>{' '}
      <ExceptionMarks person={member} />
      <RemoveGuestIcon person={member} coursewareId={coursewareId} />
    </div>
  );
}

type QuestionStudentsProps = {
  detail: QuestionDetail;
  /** Undefined until they are ready. */
  taughtSpaces: TaughtSpaces | undefined;
};

/** All students of the class with their answer, mark and time for the question. */
export function QuestionStudents({ detail, taughtSpaces }: QuestionStudentsProps) {
  const t = useMessages(studyMessages);
  const translateQuestion = useMessages(questionMessages);
  const formats = useFormats();
  const answerTextByStudent = new Map(detail.report.given?.map(({ student_id, text }) => [student_id, text]));
  const earlierVersionStudents = new Set(detail.report.earlier);
  const question = detail.courseware.questions.find(({ id }) => id === detail.question_id);
  const hasMark = question !== undefined && isMarked(question);
  return (
    <section className={styles.scroll} aria-label={t('who_chose')} data-scrolls-sideways>
      <Title order={2} size="h4" mb="xs">
        {t('who_chose')}
      </Title>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('student')}</th>
            <th scope="col">{t('answer')}</th>
            <th scope="col" className={styles.number}>
              {t('score')}
            </th>
            <th scope="col" className={styles.number}>
              {t('time')}
            </th>
          </tr>
        </thead>
        <tbody>
          {groupByAttempt(detail.students).map((members) => {
            const [student] = members;
            const hasAnswer = student.response !== null || student.files.length > 0 || student.item_count > 0;
            const cell = {
              question_id: detail.question_id,
              state: 'answered' as const,
              score: student.score,
              needs_teacher: student.score === null && hasMark,
            };
            return (
              <tr key={student.user_id}>
                <td>
                  {members.map((member) => (
                    <MemberName
                      key={member.user_id}
                      member={member}
                      coursewareId={detail.courseware.courseware_id}
                    />
                  ))}
                </td>
                <td>
                  {hasAnswer ? (
                    <span className={styles.answer}>
                      <GridMark
                        look={chooseCellLook(cell, student.max_score)}
                        score={student.score}
                        max={student.max_score}
                        flagged={false}
                      />
                      <span className={styles.given}>{answerTextByStudent.get(student.user_id)}</span>
                      <StudentFiles type={detail.courseware.type} {...{ student, taughtSpaces }} />
                      {earlierVersionStudents.has(student.user_id) && (
                        <Badge color="yellow">{translateQuestion('earlier')}</Badge>
                      )}
                    </span>
                  ) : (
                    <span>{t('no_answer')}</span>
                  )}
                </td>
                <td className={styles.number}>
                  {student.score === null ? t('not_enough') : formats.number(student.score)}
                </td>
                <td className={styles.number}>
                  {student.time_ms > 0 ? formats.duration(student.time_ms) : t('not_enough')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
