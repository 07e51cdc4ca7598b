import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../marking.module.css';
import type { MarkingItem } from '../marking-items.ts';
import type { QueueState } from '../marks-queue.ts';
import { markingMessages } from '../messages.ts';
import { LineMark, summarizeMarks } from './line-mark.tsx';

type AnswerLineProps = {
  item: MarkingItem;
  name: string;
  exceptionMarks: ReactNode;
  isCurrent: boolean;
  marks: QueueState['marks'];
  onChoose: () => void;
};

/** An answer in the list, with its mark; the list scrolls to the current one. */
export function AnswerLine({ item, name, exceptionMarks, isCurrent, marks, onChoose }: AnswerLineProps) {
  const t = useMessages(markingMessages);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) buttonRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const [first] = item.answers;
  const lineMark = summarizeMarks(item, marks);
  const isBlank = first.response === null && first.files.length === 0;
  return (
    <button
      ref={buttonRef}
      type="button"
      className={styles.line}
      aria-current={isCurrent || undefined}
      data-state={lineMark.state}
      data-waiting={lineMark.hasUnmarked || undefined}
      onClick={onChoose}
    >
      <span className={styles.lineName}>{name}</span>
      <LineMark {...lineMark} />
      <span className={styles.lineText}>
        {exceptionMarks} {isBlank ? t('unanswered') : first.text}
      </span>
    </button>
  );
}
