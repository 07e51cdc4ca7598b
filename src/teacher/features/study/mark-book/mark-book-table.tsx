import { Fragment, memo } from 'react';
import { averageStudents } from '#contract/figures/mark-book.ts';
import { useOpenLink } from '#teacher/shared/links/use-open-link.ts';
import { PersonName, useNamePerson } from '#teacher/shared/people/person-name.tsx';
import { stringifySearch } from '#teacher/shared/search-params.ts';
import { useIsPainted } from '#ui/browser/use-is-painted.ts';
import { useSame } from '#ui/browser/use-same.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { groupWorks, takeFirstWorks, type WorkGroup } from './book-layout.ts';
import type { BookedStudent, MarkBook } from './booked.ts';
import { keyOfWork } from './booked.ts';
import type { ShownBook } from './choose-book.ts';
import { type CellTools, drawMark } from './draw-mark.tsx';
import { FinalCell } from './final-cell.tsx';
import styles from './mark-book.module.css';
import { markBookMessages } from './mark-book-messages.ts';
import { PaperCell } from './paper-cell.tsx';
import { Percent } from './percent.tsx';
import { TableHead } from './table-head.tsx';

/** In pixels; with large text, columns are wider. */
const narrowestColumn = 84;

/**
 * Students × works; names, totals and heads stay in view while it scrolls. Plain elements, because it is large; the works in
 * view are drawn first. Nothing moves when the others come: columns keep their width.
 */
export function MarkBookTable({ book, shown }: { book: MarkBook; shown: ShownBook }) {
  const t = useMessages(markBookMessages);
  const { students, can_change } = book;
  const isPainted = useIsPainted();
  const drawnWorks = isPainted ? book.works.length : Math.ceil(innerWidth / narrowestColumn);
  const groups = takeFirstWorks(groupWorks(book), drawnWorks);
  const averages = averageStudents(book.students, book.categories);
  // Rows are drawn again only where something of theirs changes; they do not show the averages of works.
  const rowGroups = useSame(groups.map(withoutAverages));
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
              groups={rowGroups}
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

const withoutAverages = (group: WorkGroup): WorkGroup => ({
  ...group,
  works: group.works.map(({ work, place }) => ({ work: { ...work, average: null }, place })),
});

type StudentRowProps = {
  student: BookedStudent;
  groups: readonly WorkGroup[];
  canChange: boolean;
  shown: ShownBook;
};

const StudentRow = memo(function StudentRow({ student, groups, canChange, shown }: StudentRowProps) {
  const t = useMessages(markBookMessages);
  const { number } = useFormats();
  const namePerson = useNamePerson();
  const person = { ...student, is_guest: false };
  const { class_number, total } = student;
  const { class_id, subject_id } = shown;
  const openLink = useOpenLink();
  const address = stringifySearch({ class_id, subject_id, user_id: student.user_id });
  return (
    <tr>
      <th scope="row" className={styles.student}>
        <span className={styles.number}>{class_number}</span>{' '}
        <a href={`/study-situation-view/student${address}`} onClick={openLink}>
          <PersonName person={person} />
        </a>
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
  const tools: CellTools = {
    t: useMessages(markBookMessages),
    number: useFormats().number,
    openLink: useOpenLink(),
  };
  const userId = student.user_id;
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
              {work.kind === 'paper' && canChange ? (
                <PaperCell cell={cell} work={work} userId={userId} studentName={name} />
              ) : (
                drawMark({ cell, work, userId, tools })
              )}
            </td>
          )
        );
      })}
    </Fragment>
  ));
}
