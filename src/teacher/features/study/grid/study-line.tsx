import { memo } from 'react';
import { findCell, scoreSoFar } from '#contract/figures/question-figures.ts';
import { drawGridMark } from '#teacher/features/study/grid-mark.tsx';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { chooseCellLook, type Grid, type GridRow, isExcused } from '../grid-model.ts';
import { type GridLine, isSameLine } from './grid-lines.ts';
import { LineCell } from './student-cell.tsx';
import styles from './study-grid.module.css';

type RowCellsProps = {
  row: GridRow;
  courseware: Grid['courseware'];
  /** Without the columns of state and time, so that a phone shows the questions beside the names. */
  isNarrow: boolean;
};

/** State, marks and time of a student's work, or of a group's. */
function RowCells({ row, courseware, isNarrow }: RowCellsProps) {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  const state = isExcused(row) && row.state === 'not_started' ? t('excused') : t(row.state);
  return (
    <>
      {!isNarrow && (
        <td className={styles.state} data-state={row.state}>
          {state}
        </td>
      )}
      <td
        className={isNarrow ? `${styles.score} ${styles.state}` : styles.score}
        data-state={isNarrow ? row.state : undefined}
      >
        {isNarrow && <span className="el-visually-hidden">{state} </span>}
        <span>
          {row.state === 'not_started'
            ? t('not_enough')
            : `${formats.number(scoreSoFar(row))} / ${formats.number(row.max_score ?? courseware.max_score)}`}
        </span>
      </td>
      {!isNarrow && (
        <td className={styles.score}>{row.time_ms > 0 ? formats.duration(row.time_ms) : t('not_enough')}</td>
      )}
      {courseware.questions.map((question) => {
        const cell = findCell(row, question.id);
        return (
          <td key={question.id} className={styles.cell}>
            {drawGridMark(
              {
                look: chooseCellLook(cell, cell?.max_score ?? question.max_score),
                score: cell?.score ?? null,
                max: cell?.max_score ?? question.max_score,
                flagged: cell?.state === 'flagged',
              },
              { t, number: formats.number },
            )}
          </td>
        );
      })}
    </>
  );
}

type StudyLineProps = Omit<RowCellsProps, 'row'> & { line: GridLine; hideNames: boolean };

/** Memoized, because an answer changes only one of the lines. */
export const StudyLine = memo(
  function StudyLine({ line, hideNames, ...props }: StudyLineProps) {
    return (
      <tr data-state={line.row.state}>
        <LineCell line={line} coursewareId={props.courseware.courseware_id} hideNames={hideNames} />
        <RowCells row={line.row} {...props} />
      </tr>
    );
  },
  (previousProps, nextProps) =>
    previousProps.courseware === nextProps.courseware &&
    previousProps.hideNames === nextProps.hideNames &&
    previousProps.isNarrow === nextProps.isNarrow &&
    isSameLine(previousProps.line, nextProps.line),
);
