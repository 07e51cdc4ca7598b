import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../marking.module.css';
import type { MarkingItem } from '../marking-items.ts';
import { type QueueState } from '../marks-queue.ts';
import { markingMessages } from '../messages.ts';
import { keyOfMark } from '../queued-mark.ts';
import { shownMarkOf } from '../shown-mark.ts';

/**
 * Summarizes the marks of a line's answers: whether one is unmarked, the first score, and the state of
 * saving.
 */
export function summarizeMarks({ answers }: MarkingItem, marks: QueueState['marks']) {
  const shownMarks = answers.map((answer) => shownMarkOf(answer, marks.get(keyOfMark(answer))));
  return {
    hasUnmarked: shownMarks.some(({ score }) => score === null),
    score: shownMarks[0]?.score ?? 0,
    state: shownMarks.find(({ queuedMark }) => queuedMark)?.queuedMark?.state,
  };
}

/**
 * The score of a line, or 'to mark'. Signs show a mark that is not stored yet, and one in conflict or
 * refused.
 */
export function LineMark({ hasUnmarked, score, state }: ReturnType<typeof summarizeMarks>) {
  const t = useMessages(markingMessages);
  const { number } = useFormats();
  return (
    <span className={styles.lineMark}>
      {hasUnmarked ? t('to_mark') : number(score)}
      {state === 'waiting' && ' …'}
      {(state === 'conflict' || state === 'refused') && ' !'}
    </span>
  );
}
