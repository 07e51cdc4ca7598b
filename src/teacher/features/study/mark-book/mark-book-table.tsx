import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { StudentLink } from '#teacher/features/study/student-link.tsx';
import { PersonName } from '#teacher/shared/people/person-name.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './mark-book.module.css';
import type { BookedCell, BookedStudent, MarkBook } from './mark-book-file.ts';
import { markBookMessages } from './mark-book-messages.ts';

type Courseware = MarkBook['coursewares'][number];
type Place = { class_id: number; subject_id: number };

/** Students × activities; names, totals and heads stay in view while it scrolls. Plain elements, because it is large. */
export function MarkBookTable({ book, place }: { book: MarkBook; place: Place }) {
  const t = useMessages(markBookMessages);
  const { coursewares, students } = book;
  return (
    // The keyboard reaches the scrolling region through the links inside.
    <section className={styles.scroll} aria-label={t('title')} data-scrolls-sideways>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.student}>
              {book.class_name}
            </th>
            <th scope="col" className={styles.total}>
              {t('total')}
            </th>
            {coursewares.map((courseware) => (
              <CoursewareHead key={courseware.courseware_id} courseware={courseware} />
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <StudentRow key={student.user_id} student={student} coursewares={coursewares} place={place} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles.student}>
              {t('class_average')}
            </th>
            <td className={styles.total}>
              <Percent share={book.average} />
            </td>
            {coursewares.map(({ courseware_id, average }) => (
              <td key={courseware_id}>
                <Percent share={average} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function CoursewareHead({ courseware }: { courseware: Courseware }) {
  const t = useMessages(markBookMessages);
  const { dateTime } = useFormats();
  const { courseware_id, courseware_name, unit_name, due_at } = courseware;
  const details = [courseware_name, unit_name, due_at !== null && t('due', { time: dateTime(due_at) })];
  return (
    <th scope="col">
      <Link
        to="/study-situation-view/grid"
        search={{ courseware_id }}
        className={styles.head}
        title={details.filter(Boolean).join('\n')}
      >
        {courseware_name}
      </Link>
    </th>
  );
}

function Percent({ share }: { share: number | null }) {
  const { number } = useFormats();
  return share === null ? <span className={styles.none}>–</span> : number(Math.round(100 * share));
}

type StudentRowProps = { student: BookedStudent; coursewares: readonly Courseware[]; place: Place };

const StudentRow = memo(function StudentRow({ student, coursewares, place }: StudentRowProps) {
  const t = useMessages(markBookMessages);
  const { number } = useFormats();
  const { class_number, total, cells, user_id } = student;
  return (
    <tr>
      <th scope="row" className={styles.student}>
        <span className={styles.number}>{class_number}</span>{' '}
        <Link
          to="/study-situation-view/student"
          search={{ class_id: place.class_id, subject_id: place.subject_id, user_id }}
        >
          <PersonName person={{ ...student, is_guest: false }} />
        </Link>
      </th>
      <td className={styles.total}>
        <b>
          <Percent share={total.share} />
        </b>{' '}
        <small>{t('of_count', { marked: number(total.marked), expected: number(total.expected) })}</small>
      </td>
      {cells.map((cell, index) => {
        const courseware = coursewares[index];
        return (
          courseware && (
            <td key={courseware.courseware_id} data-state={cell.state}>
              <MarkCell cell={cell} courseware={courseware} userId={user_id} />
            </td>
          )
        );
      })}
    </tr>
  );
});

type MarkCellProps = { cell: BookedCell; courseware: Courseware; userId: number };

function MarkCell({ cell, courseware, userId }: MarkCellProps) {
  const t = useMessages(markBookMessages);
  const { number } = useFormats();
  const { state, share, score, is_late, is_shared } = cell;
  if (state === 'not_for') return <span className="el-visually-hidden">{t('state_not_for')}</span>;
  if (state === 'open')
    return (
      <span className={styles.none} title={t('state_open')}>
        <span aria-hidden="true">·</span>
        <span className="el-visually-hidden">{t('state_open')}</span>
      </span>
    );
  if (state !== 'marked' && state !== 'waiting') return t(`state_${state}`);
  const points = score !== null && t('points', { score: number(score), max: number(courseware.max_score) });
  const title = [points, is_late && t('late'), is_shared && t('shared')].filter(Boolean).join(' · ');
  return (
    <StudentLink
      className={styles.mark}
      coursewareId={courseware.courseware_id}
      userId={userId}
      title={title}
    >
      <span>{state === 'waiting' ? t('state_waiting') : <Percent share={share} />}</span>{' '}
      {is_late && <small className={styles.late}>{t('late')}</small>}
    </StudentLink>
  );
}
