import { type ReactNode, useEffect, useRef } from 'react';
import type { UnsentMarks } from '#teacher/shared/marks/unsent-marks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../marking.module.css';
import type { MarkingItem } from '../marking-items.ts';
import { markingMessages } from '../messages.ts';
import { LineMark, summarizeMarks } from './line-mark.tsx';

type AnswerLineProps = {
  item: MarkingItem;
  name: string;
  exceptionMarks: ReactNode;
  isCurrent: boolean;
  marks: UnsentMarks['marks'];
  typedKeys: ReadonlyMap<string, unknown>;
  onChoose: () => void;
};

/** An answer in the list, with its mark; the list scrolls to the current one. */
export function AnswerLine(props: AnswerLineProps) {
  const { item, name, exceptionMarks, isCurrent, marks, typedKeys, onChoose } = props;
  const t = useMessages(markingMessages);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) buttonRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const [first] = item.answers;
  const lineMark = summarizeMarks(item, marks, typedKeys);
  const isBlank = first.response === null && first.files.length === 0 && first.item_count === 0;
  return (
    <button
      ref={buttonRef}
      type="button"
      className={styles.line}
      aria-current={isCurrent || undefined}
      data-unsent={lineMark.isWaiting || lineMark.isTyped || undefined}
      data-waiting={lineMark.hasUnmarked || undefined}
      onClick={onChoose}
    >
      <span className={styles.lineName}>{name}</span>
      <LineMark {...lineMark} />
      <span className={styles.lineText}>
        {exceptionMarks} {isBlank ? <span>{t('unanswered')}</span> : <span>{first.text}</span>}
      </span>
    </button>
  );
}
