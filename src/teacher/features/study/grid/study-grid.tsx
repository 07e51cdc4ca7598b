import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { findClassFacility, hasEnoughSubmitted, listSubmitted } from '#contract/figures/question-figures.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useOpenLink } from '#teacher/shared/links/use-open-link.ts';
import { stringifySearch } from '#teacher/shared/search-params.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type Grid, type GridRow, isCounted, type Question } from '../grid-model.ts';
import { listLines } from './grid-lines.ts';
import styles from './study-grid.module.css';
import { StudyLine } from './study-line.tsx';

type StudyGridProps = {
  courseware: Grid['courseware'];
  rows: readonly GridRow[];
  hideNames: boolean;
  /** The question to look at. */
  questionId?: string | undefined;
};

function QuestionHead({
  coursewareId,
  question,
  number,
  isChosen,
}: {
  coursewareId: number;
  question: Question;
  number: number;
  isChosen: boolean;
}) {
  const t = useMessages(studyMessages);
  const head = useRef<HTMLTableCellElement>(null);
  const openLink = useOpenLink();
  const search = stringifySearch({ courseware_id: coursewareId, question_id: question.id });
  useEffect(() => {
    if (isChosen) head.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isChosen]);
  return (
    <th ref={head} className={styles.question} title={question.title} aria-current={isChosen || undefined}>
      <a
        className={styles.link}
        href={`/study-situation-view/question-detail${search}`}
        aria-label={`${t('question_number', { number })}: ${question.title}`}
        onClick={openLink}
      >
        {number}
      </a>
    </th>
  );
}

/** The table of students, or groups that share their work, × questions; names and numbers stay visible while it scrolls. */
export function StudyGrid({ courseware, rows, hideNames, questionId }: StudyGridProps) {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  const countedRows = rows.filter(isCounted);
  const isNarrow = useMediaQuery('(width < 36em)', false, { getInitialValueInEffect: false });
  return (
    // The keyboard reaches the scrolling region through the links inside.
    <section className={styles.scroll} aria-label={t('grid')} data-scrolls-sideways>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.student}>{t('student')}</th>
            {!isNarrow && <th>{t('state')}</th>}
            <th className={styles.score}>{t('score')}</th>
            {!isNarrow && <th className={styles.score}>{t('time')}</th>}
            {courseware.questions.map((question, index) => (
              <QuestionHead
                key={question.id}
                coursewareId={courseware.courseware_id}
                question={question}
                number={index + 1}
                isChosen={question.id === questionId}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {listLines(rows).map((line) => (
            <StudyLine key={line.key} {...{ line, courseware, hideNames, isNarrow }} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles.student}>
              {t('correct_rate')} (%)
            </th>
            <td colSpan={isNarrow ? 1 : 3} className={styles.note}>
              {t(hasEnoughSubmitted(countedRows) ? 'average_of' : 'average_waits', {
                count: listSubmitted(countedRows).length,
              })}
            </td>
            {courseware.questions.map((question) => {
              const classMeanShare = findClassFacility(countedRows, question);
              return (
                <td key={question.id} className={styles.rate}>
                  {classMeanShare === null
                    ? t('not_enough')
                    : formats.number(Math.round(100 * classMeanShare))}
                </td>
              );
            })}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
