import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../marking.module.css';
import type { MarkingItem } from '../marking-items.ts';
import type { QueueState } from '../marks-queue.ts';
import { markingMessages } from '../messages.ts';
import { LineMark, lineMarks } from './line-mark.tsx';

type AnswerLineProps = {
  item: MarkingItem;
  name: string;
  differences: ReactNode;
  isCurrent: boolean;
  marks: QueueState['marks'];
  onChoose: () => void;
};

/** An answer in the list, with its mark; the list scrolls to the current one. */
export function AnswerLine({ item, name, differences, isCurrent, marks, onChoose }: AnswerLineProps) {
  const t = useMessages(markingMessages);
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const [first] = item.answers;
  const shownMark = lineMarks(item, marks);
  const isBlank = first.response === null && first.files.length === 0;
  return (
    <button
      ref={line}
      type="button"
      className={styles.line}
      aria-current={isCurrent || undefined}
      data-state={shownMark.state}
      data-waiting={shownMark.isWaiting || undefined}
      onClick={onChoose}
    >
      <span className={styles.lineName}>{name}</span>
      <LineMark {...shownMark} />
      <span className={styles.lineText}>
        {differences} {isBlank ? t('unanswered') : first.text}
      </span>
    </button>
  );
}
