import { type KeyboardEvent, useState } from 'react';
import { isPaperScore } from '#contract/paper-score.ts';
import { readTypedNumber } from '#contract/rules/typed-number.ts';
import { givePaperMarks, nameTypedPaperMark, useUnsentPaperMark } from '#teacher/shared/marks/paper-marks.ts';
import { hasModifier, pressedKey } from '#ui/browser/pressed-key.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { describeReason } from '#ui/unsent/list/describe-entry.ts';
import { dropTyped, keepTyped, readTyped } from '#ui/unsent/use-typed.ts';
import type { BookedCell, BookedWork } from './booked.ts';
import bookStyles from './mark-book.module.css';
import { markBookMessages } from './mark-book-messages.ts';
import styles from './paper-cell.module.css';

/** A field for the points of a student in work on paper. Enter and arrows go down and up the column; leaving it saves. */

type CellMark = { score: number | null; is_excused: boolean };

const excusedSigns = new Set(['x', 'ｘ', '豁', '豁免', '免']);

/** The mark that the text says; undefined if it is none. `excusedText`: what an excused student's field shows. */
export function readPaperMark(text: string, max_score: number, excusedText: string): CellMark | undefined {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === '') return { score: null, is_excused: false };
  if (excusedSigns.has(trimmed) || trimmed === excusedText.toLowerCase())
    return { score: null, is_excused: true };
  const typed = readTypedNumber(trimmed);
  return typed && typed.unit === '' && isPaperScore(typed.value, max_score)
    ? { score: typed.value, is_excused: false }
    : undefined;
}

/** Moves the focus to the field of the next student in the column, or of the one before, if there is one. */
function moveFocus(input: HTMLInputElement, step: 1 | -1): boolean {
  const column = [
    ...(input
      .closest('table')
      ?.querySelectorAll<HTMLInputElement>(`input[data-column="${input.dataset['column']}"]`) ?? []),
  ];
  const next = column[column.indexOf(input) + step];
  next?.focus();
  next?.select();
  return next !== undefined;
}

type PaperCellProps = { cell: BookedCell; work: BookedWork; userId: number; studentName: string };

export function PaperCell({ cell, work, userId, studentName }: PaperCellProps) {
  const t = useMessages(markBookMessages);
  const { number } = useFormats();
  const ref = { paper_work_id: work.id, user_id: userId };
  const typedName = nameTypedPaperMark(ref);
  const title = `${work.name} · ${studentName}`;
  const entry = useUnsentPaperMark(ref);
  const [typed, setTyped] = useState(() => readTyped(typedName) as string | undefined);
  const excusedText = t('state_excused');
  const read = (text: string) => readPaperMark(text, work.max_score, excusedText);
  // What an earlier visit left is told at once if it is no mark.
  const [isWrong, setIsWrong] = useState(typed !== undefined && !read(typed));
  const current: CellMark = entry?.body ?? { score: cell.score, is_excused: cell.state === 'excused' };
  const currentText = current.is_excused ? excusedText : (current.score?.toString() ?? '');
  const max = number(work.max_score);
  const forget = () => {
    setTyped(undefined);
    setIsWrong(false);
    dropTyped(typedName);
  };
  /** Saves the text, or says that it is no mark. */
  const give = () => {
    if (typed === undefined) return;
    const mark = read(typed);
    setIsWrong(mark === undefined);
    if (!mark) return;
    if (mark.score !== current.score || mark.is_excused !== current.is_excused)
      givePaperMarks([{ mark: { ...ref, ...mark }, title }]);
    forget();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const key = pressedKey(event);
    if (key === 'Escape') forget();
    const isBack = key === 'ArrowUp' || (key === 'Enter' && event.shiftKey);
    if (!isBack && key !== 'ArrowDown' && key !== 'Enter') return;
    if (key !== 'Enter' && hasModifier(event)) return;
    event.preventDefault();
    // Leaving the field saves it.
    const mayLeave = typed === undefined || read(typed) !== undefined;
    if (!mayLeave || !moveFocus(event.currentTarget, isBack ? -1 : 1)) give();
  };
  const failure = entry && entry.state !== 'waiting' ? t('not_saved', { reason: describeReason(entry) }) : '';
  const problem = isWrong ? t('paper_wrong', { max }) : failure;
  const noteId = `paper-${work.id}-${userId}`;
  return (
    <span className={styles.paper} data-waits={entry ? true : undefined}>
      <input
        className={styles.points}
        data-column={work.id}
        data-dropped={cell.is_dropped}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        aria-label={t('paper_cell', { name: studentName, work: work.name })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={noteId}
        title={problem || t('paper_hint', { max })}
        value={typed ?? currentText}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setIsWrong(false);
          keepTyped(typedName, title, value);
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={give}
        onKeyDown={onKeyDown}
      />
      <PaperNote
        id={noteId}
        problem={problem}
        cell={cell}
        isWaiting={entry !== undefined || typed !== undefined}
      />
    </span>
  );
}

type PaperNoteProps = { id: string; problem: string; cell: BookedCell; isWaiting: boolean };

/** What is so with the mark, beside the field. */
function PaperNote({ id, problem, cell, isWaiting }: PaperNoteProps) {
  const t = useMessages(markBookMessages);
  if (problem)
    return (
      <span id={id} className={styles.problem} role="alert">
        {problem}
      </span>
    );
  if (isWaiting)
    return (
      <span id={id} className={styles.waits} title={t('not_saved_yet')}>
        <span aria-hidden="true">…</span>
        <span className="el-visually-hidden">{t('not_saved_yet')}</span>
      </span>
    );
  if (cell.is_dropped)
    return (
      <small id={id} className={bookStyles.word}>
        {t('dropped')}
      </small>
    );
  const isEmpty = cell.state === 'open';
  return (
    <span id={id} className="el-visually-hidden">
      {isEmpty ? t('state_unmarked') : ''}
    </span>
  );
}
