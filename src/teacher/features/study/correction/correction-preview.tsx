import { Text, Title } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { PersonName } from '#teacher/shared/people/person-name.tsx';
import table from '#teacher/shared/tables/table.module.css';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './correction.module.css';
import { correctionMessages } from './correction-messages.ts';
import { TeacherMarks } from './teacher-marks.tsx';

type Preview = ApiReply<'POST /study/correction_preview'>;
type CoursewarePreview = Preview['coursewares'][number];
type Mark = CoursewarePreview['students'][number]['before'];

function MarkText({ mark: { score, max_score, needs_teacher } }: { mark: Mark }) {
  const t = useMessages(correctionMessages);
  const { number } = useFormats();
  return t(needs_teacher ? 'mark_waits' : 'mark_of', { score: number(score), max: number(max_score) });
}

function Students({ courseware }: { courseware: CoursewarePreview }) {
  const t = useMessages(correctionMessages);
  const label = `${courseware.courseware_name} ${courseware.class_name}`;
  return (
    <section className={styles.scroll} aria-label={label} data-scrolls-sideways>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('student')}</th>
            <th scope="col" className={styles.number}>
              {t('before')}
            </th>
            <th scope="col" className={styles.number}>
              {t('after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {courseware.students.map((student) => (
            <tr key={`${student.user_id} ${student.number}`}>
              <th scope="row">
                <span>{student.class_number ?? ''}</span> <PersonName person={student} />
                {student.number > 1 && (
                  <Text size="sm">{t('attempt_number', { number: student.number })}</Text>
                )}
              </th>
              <td className={styles.number}>
                <MarkText mark={student.before} />
              </td>
              <td className={styles.number}>
                <MarkText mark={student.after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Courseware({ courseware }: { courseware: CoursewarePreview }) {
  const t = useMessages(correctionMessages);
  const { gaining, losing, submitted, running } = courseware;
  return (
    <div className={styles.courseware}>
      <Title order={3} size="h5">
        {courseware.courseware_name} · {courseware.class_name}
      </Title>
      <Text size="sm" mb="xs">
        {t('counts', { gaining, losing, submitted })}
        {running > 0 && <span> {t('running', { count: running })}</span>}
      </Text>
      {courseware.students.length > 0 ? (
        <Students courseware={courseware} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('nobody')}
        </Text>
      )}
      <TeacherMarks marks={courseware.teacher_marks} count={courseware.teacher_mark_count} />
    </div>
  );
}

/** Who would gain and lose, by courseware, and the marks of teachers that stay. */
export function CorrectionPreview({ preview }: { preview: Preview }) {
  const t = useMessages(correctionMessages);
  const used = preview.coursewares.filter(({ submitted, running }) => submitted + running > 0);
  if (used.length === 0) return <Text>{t('no_coursewares')}</Text>;
  return used.map((courseware) => <Courseware key={courseware.courseware_id} courseware={courseware} />);
}
