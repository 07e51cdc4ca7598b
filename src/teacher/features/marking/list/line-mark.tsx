import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../marking.module.css';
import type { MarkingItem } from '../marking-items.ts';
import { keyOfMark, type QueueState } from '../marks-queue.ts';
import { markingMessages } from '../messages.ts';
import { showMark } from '../shown-mark.ts';

/** What a line says about the marks of its answers: whether one is to mark, the first score, and the state of saving. */
export function lineMarks({ answers }: MarkingItem, marks: QueueState['marks']) {
  const shownMarks = answers.map((answer) => showMark(answer, marks.get(keyOfMark(answer))));
  return {
    isWaiting: shownMarks.some(({ score }) => score === null),
    score: shownMarks[0]?.score ?? 0,
    state: shownMarks.find(({ queued }) => queued)?.queued?.state,
  };
}

/** The score of a line, or that it is to mark; signs show a mark that is not stored yet, and one in conflict. */
export function LineMark({ isWaiting, score, state }: ReturnType<typeof lineMarks>) {
  const t = useMessages(markingMessages);
  const { number } = useFormats();
  return (
    <span className={styles.lineMark}>
      {isWaiting ? t('to_mark') : number(score)}
      {state === 'waiting' && ' …'}
      {(state === 'conflict' || state === 'refused') && ' !'}
    </span>
  );
}
