import { Anchor, Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import {
  type Grid,
  type GridRow,
  hasEnoughSubmitted,
  isCounted,
  listSubmittedRows,
  type Question,
  submittedMeanShare,
} from '../grid-model.ts';
import { listLines } from './grid-lines.ts';
import styles from './study-grid.module.css';
import { StudyLine } from './study-line.tsx';

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

/** The table of students, or groups that share their work, × questions; names and numbers stay visible while it scrolls. */
export function StudyGrid({ courseware, rows, hideNames }: StudyGridProps) {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  const countedRows = rows.filter(isCounted);
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
          {listLines(rows).map((line) => (
            <StudyLine key={line.key} {...{ line, courseware, hideNames, isNarrow }} />
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row" className={styles.student}>
              {t('correct_rate')} (%)
            </Table.Th>
            <Table.Td colSpan={isNarrow ? 1 : 3} className={styles.note}>
              {t(hasEnoughSubmitted(countedRows) ? 'average_of' : 'average_waits', {
                count: listSubmittedRows(countedRows).length,
              })}
            </Table.Td>
            {courseware.questions.map((question) => {
              const classMeanShare = submittedMeanShare(countedRows, question);
              return (
                <Table.Td key={question.id} className={styles.rate}>
                  {classMeanShare === null
                    ? t('not_enough')
                    : formats.number(Math.round(100 * classMeanShare))}
                </Table.Td>
              );
            })}
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </section>
  );
}
