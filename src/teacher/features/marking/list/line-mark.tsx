import { isUnsolved, keyOfMark, type UnsentMarks } from '#teacher/shared/marks/unsent-marks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../marking.module.css';
import { type MarkingItem, shownMarkOf } from '../marking-items.ts';
import { markingMessages } from '../messages.ts';

/**
 * Summarizes the marks of a line's answers: whether one is unmarked, the first score, and what is not saved
 * yet.
 */
export function summarizeMarks(
  { answers }: MarkingItem,
  marks: UnsentMarks['marks'],
  typedKeys: ReadonlyMap<string, unknown>,
) {
  const shownMarks = answers.map((answer) => shownMarkOf(answer, marks));
  const unsent = shownMarks.flatMap((mark) => mark.unsent ?? []);
  return {
    hasUnmarked: shownMarks.some(({ score }) => score === null),
    score: shownMarks[0]?.score ?? 0,
    isWaiting: unsent.length > 0,
    isUnsolved: unsent.some(isUnsolved),
    isTyped: answers.some((answer) => typedKeys.has(keyOfMark(answer))),
  };
}

/**
 * The score of a line, or 'to mark'. Signs show a mark that is typed and not given, one that is not stored yet, and one
 * in conflict or refused.
 */
export function LineMark(summary: ReturnType<typeof summarizeMarks>) {
  const { hasUnmarked, score, isWaiting, isUnsolved: needsDecision, isTyped } = summary;
  const t = useMessages(markingMessages);
  const { number } = useFormats();
  return (
    <span className={styles.lineMark}>
      {hasUnmarked ? <span>{t('to_mark')}</span> : <span>{number(score)}</span>}
      {isTyped && (
        <span role="img" aria-label={t('typed_mark')} title={t('typed_mark')}>
          {' ✎'}
        </span>
      )}
      {needsDecision ? <span>{' !'}</span> : isWaiting && <span>{' …'}</span>}
    </span>
  );
}
