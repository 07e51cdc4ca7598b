import { Link } from '@tanstack/react-router';
import { Fragment, memo } from 'react';
import { averageStudents } from '#contract/figures/mark-book.ts';
import { PersonName, useNamePerson } from '#teacher/shared/people/person-name.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { groupWorks, type WorkGroup } from './book-layout.ts';
import type { BookedStudent, MarkBook } from './booked.ts';
import { keyOfWork } from './booked.ts';
import type { ShownBook } from './choose-book.ts';
import { FinalCell } from './final-cell.tsx';
import styles from './mark-book.module.css';
import { markBookMessages } from './mark-book-messages.ts';
import { MarkCell } from './mark-cell.tsx';
import { Percent } from './percent.tsx';
import { TableHead } from './table-head.tsx';

/** Students × works; names, totals and heads stay in view while it scrolls. Plain elements, because it is large. */
export function MarkBookTable({ book, shown }: { book: MarkBook; shown: ShownBook }) {
  const t = useMessages(markBookMessages);
  const { students, can_change } = book;
  const groups = groupWorks(book);
  const averages = averageStudents(book.students, book.categories);
  // Rows are drawn again only where something of theirs changes; they do not show the averages of works.
  const shape = JSON.stringify(groups, (name, value: unknown) => (name === 'average' ? undefined : value));
  return (
    // The keyboard reaches the scrolling region through the links inside.
    <section
      className={styles.scroll}
      aria-label={t('title')}
      data-scrolls-sideways
      data-has-categories={book.categories.length > 0 || undefined}
    >
      <table className={styles.table}>
        <TableHead book={book} groups={groups} />
        <tbody>
          {students.map((student) => (
            <StudentRow
              key={student.user_id}
              student={student}
              shape={shape}
              canChange={can_change}
              shown={shown}
            />
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
            <td className={styles.final}>
              <Percent share={averages.final} />
            </td>
            <AverageCells groups={groups} means={averages.means} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** `shape`: the groups as JSON, which is the same while they are. */
type StudentRowProps = { student: BookedStudent; shape: string; canChange: boolean; shown: ShownBook };

const StudentRow = memo(function StudentRow({ student, shape, canChange, shown }: StudentRowProps) {
  const t = useMessages(markBookMessages);
  const { number } = useFormats();
  const namePerson = useNamePerson();
  const person = { ...student, is_guest: false };
  const { class_number, total } = student;
  const groups = JSON.parse(shape) as WorkGroup[];
  return (
    <tr>
      <th scope="row" className={styles.student}>
        <span className={styles.number}>{class_number}</span>{' '}
        <Link
          to="/study-situation-view/student"
          search={{ class_id: shown.class_id, subject_id: shown.subject_id, user_id: student.user_id }}
        >
          <PersonName person={person} />
        </Link>
      </th>
      <td className={styles.total}>
        <b>
          <Percent share={total.share} />
        </b>{' '}
        <small>{t('of_count', { marked: number(total.marked), expected: number(total.expected) })}</small>
      </td>
      <td className={styles.final}>
        <FinalCell student={student} name={namePerson(person)} canChange={canChange} />
      </td>
      <WorkCells groups={groups} student={student} canChange={canChange} />
    </tr>
  );
});

type AverageCellsProps = { groups: readonly WorkGroup[]; means: readonly (number | null)[] };

function AverageCells({ groups, means }: AverageCellsProps) {
  return groups.map(({ category, place, works }) => (
    <Fragment key={place}>
      {category && (
        <td className={styles.mean}>
          <Percent share={means[place] ?? null} />
        </td>
      )}
      {works.map(({ work }) => (
        <td key={keyOfWork(work)}>
          <Percent share={work.average} />
        </td>
      ))}
    </Fragment>
  ));
}

type WorkCellsProps = { groups: readonly WorkGroup[]; student: BookedStudent; canChange: boolean };

/** Of each group the mean, if it is a category, and the marks. */
function WorkCells({ groups, student, canChange }: WorkCellsProps) {
  const name = useNamePerson()({ ...student, is_guest: false });
  return groups.map(({ category, place, works }) => (
    <Fragment key={place}>
      {category && (
        <td className={styles.mean}>
          <Percent share={student.total.means[place] ?? null} />
        </td>
      )}
      {works.map(({ work, place: workPlace }) => {
        const cell = student.cells[workPlace];
        return (
          cell && (
            <td
              key={keyOfWork(work)}
              data-state={cell.state}
              data-dropped={cell.is_dropped}
              data-kind={work.kind}
            >
              <MarkCell
                cell={cell}
                work={work}
                userId={student.user_id}
                studentName={name}
                canChange={canChange}
              />
            </td>
          )
        );
      })}
    </Fragment>
  ));
}
