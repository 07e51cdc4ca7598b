import { Anchor, Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { GridMark } from '#teacher/features/study/grid-mark.tsx';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import {
  cellLook,
  correctRate,
  findCell,
  type Grid,
  type GridRow,
  hasAverages,
  isCounted,
  listSubmitted,
  type Question,
  scoreSoFar,
} from './grid-model.ts';
import { StudentCell } from './student-cell.tsx';
import styles from './study-grid.module.css';

type StudyGridProps = { courseware: Grid['courseware']; rows: readonly GridRow[]; hideNames: boolean };

function QuestionHead({
  coursewareId,
  question,
  number,
}: {
  coursewareId: number;
  question: Question;
  number: number;
}) {
  const t = useMessages(studyMessages);
  return (
    <Table.Th className={styles.question} title={question.title}>
      <Anchor
        inherit
        className={styles.link}
        aria-label={`${t('question_number', { number })}: ${question.title}`}
        renderRoot={(props) => (
          <Link
            {...props}
            to="/study-situation-view/question-detail"
            search={{ courseware_id: coursewareId, question_id: question.id }}
          />
        )}
      >
        {number}
      </Anchor>
    </Table.Th>
  );
}

type StudentRowProps = {
  row: GridRow;
  courseware: Grid['courseware'];
  hideNames: boolean;
  /** Without the columns of state and time, so that a phone shows the questions beside the names. */
  isNarrow: boolean;
};

/** Memoized, because an answer changes only one of the rows. */
const StudentRow = memo(function StudentRow({ row, courseware, hideNames, isNarrow }: StudentRowProps) {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  const state = isCounted(row) || row.state !== 'not_started' ? t(row.state) : t('excused');
  return (
    <Table.Tr data-state={row.state}>
      <StudentCell row={row} coursewareId={courseware.courseware_id} hideNames={hideNames} />
      {!isNarrow && (
        <Table.Td className={styles.state} data-state={row.state}>
          {state}
        </Table.Td>
      )}
      <Table.Td
        className={isNarrow ? `${styles.score} ${styles.state}` : styles.score}
        data-state={isNarrow ? row.state : undefined}
      >
        {isNarrow && <span className="el-visually-hidden">{state} </span>}
        {row.state === 'not_started'
          ? t('not_enough')
          : `${formats.number(scoreSoFar(row))} / ${formats.number(row.max_score ?? courseware.max_score)}`}
      </Table.Td>
      {!isNarrow && (
        <Table.Td className={styles.score}>
          {row.time_ms > 0 ? formats.duration(row.time_ms) : t('not_enough')}
        </Table.Td>
      )}
      {courseware.questions.map((question) => {
        const cell = findCell(row, question.id);
        return (
          <Table.Td key={question.id} className={styles.cell}>
            <GridMark
              look={cellLook(cell, question.max_score)}
              score={cell?.score ?? null}
              max={question.max_score}
              flagged={cell?.state === 'flagged'}
            />
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
});

/** The table of students × questions; names and numbers stay visible while it scrolls. */
export function StudyGrid({ courseware, rows, hideNames }: StudyGridProps) {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  const counted = rows.filter(isCounted);
  const isNarrow = useMediaQuery('(width < 36em)', false, { getInitialValueInEffect: false });
  return (
    // The keyboard reaches the scrolling region through the links inside.
    <section className={styles.scroll} aria-label={t('grid')} data-scrolls-sideways>
      <Table className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={styles.student}>{t('student')}</Table.Th>
            {!isNarrow && <Table.Th>{t('state')}</Table.Th>}
            <Table.Th className={styles.score}>{t('score')}</Table.Th>
            {!isNarrow && <Table.Th className={styles.score}>{t('time')}</Table.Th>}
            {courseware.questions.map((question, index) => (
              <QuestionHead
                key={question.id}
                coursewareId={courseware.courseware_id}
                question={question}
                number={index + 1}
              />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <StudentRow
              key={row.user_id}
              row={row}
              courseware={courseware}
              hideNames={hideNames}
              isNarrow={isNarrow}
            />
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row" className={styles.student}>
              {t('correct_rate')} (%)
            </Table.Th>
            <Table.Td colSpan={isNarrow ? 1 : 3} className={styles.note}>
              {t(hasAverages(counted) ? 'average_of' : 'average_waits', {
                count: listSubmitted(counted).length,
              })}
            </Table.Td>
            {courseware.questions.map((question) => {
              const rate = correctRate(counted, question);
              return (
                <Table.Td key={question.id} className={styles.rate}>
                  {rate === null ? t('not_enough') : formats.number(Math.round(100 * rate))}
                </Table.Td>
              );
            })}
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </section>
  );
}
