import { Badge, Table, Title } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { isMarked } from '#form/mark-work.ts';
import { FileList } from '#parts/attachments/file-list.tsx';
import { ExceptionMarks } from '#teacher/features/study/exceptions/exception-marks.tsx';
import { GridMark } from '#teacher/features/study/grid-mark.tsx';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { RemoveGuestIcon } from '#teacher/features/study/remove-guest-icon.tsx';
import { StudentLink } from '#teacher/features/study/student-link.tsx';
import { PersonName } from '#teacher/shared/people/person-name.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { chooseCellLook } from '../grid-model.ts';
import { questionMessages } from './question-messages.ts';
import styles from './question-statistics.module.css';

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

/** All students of the class with their answer, mark and time for the question. */
export function QuestionStudents({ detail }: { detail: QuestionDetail }) {
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
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('student')}</Table.Th>
            <Table.Th>{t('answer')}</Table.Th>
            <Table.Th className={styles.number}>{t('score')}</Table.Th>
            <Table.Th className={styles.number}>{t('time')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {groupByAttempt(detail.students).map((members) => {
            const [student] = members;
            const hasAnswer = student.response !== null || student.files.length > 0;
            const cell = {
              question_id: detail.question_id,
              state: 'answered' as const,
              score: student.score,
              needs_teacher: student.score === null && hasMark,
            };
            return (
              <Table.Tr key={student.user_id}>
                <Table.Td>
                  {members.map((member) => (
                    <MemberName
                      key={member.user_id}
                      member={member}
                      coursewareId={detail.courseware.courseware_id}
                    />
                  ))}
                </Table.Td>
                <Table.Td>
                  {hasAnswer ? (
                    <span className={styles.answer}>
                      <GridMark
                        look={chooseCellLook(cell, student.max_score)}
                        score={student.score}
                        max={student.max_score}
                        flagged={false}
                      />
                      <span className={styles.given}>{answerTextByStudent.get(student.user_id)}</span>
                      <FileList files={student.files} mediaUrl={mediaUrl} isSmall />
                      {earlierVersionStudents.has(student.user_id) && (
                        <Badge color="yellow">{translateQuestion('earlier')}</Badge>
                      )}
                    </span>
                  ) : (
                    <span>{t('no_answer')}</span>
                  )}
                </Table.Td>
                <Table.Td className={styles.number}>
                  {student.score === null ? t('not_enough') : formats.number(student.score)}
                </Table.Td>
                <Table.Td className={styles.number}>
                  {student.time_ms > 0 ? formats.duration(student.time_ms) : t('not_enough')}
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </section>
  );
}
