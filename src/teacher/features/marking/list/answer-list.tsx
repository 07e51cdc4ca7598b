import type { ReactNode } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../marking.module.css';
import type { MarkingItem } from '../marking-items.ts';
import type { QueueState } from '../marks-queue.ts';
import { markingMessages } from '../messages.ts';
import { AnswerLine } from './answer-line.tsx';

type AnswerListProps = {
  items: readonly MarkingItem[];
  /** Names a line by its student or its question. */
  nameOf: (item: MarkingItem, index: number) => string;
  /** Shown beside the name of a student. */
  exceptionMarksOf: ((item: MarkingItem) => ReactNode) | undefined;
  currentKey: string | undefined;
  marks: QueueState['marks'];
  onChoose: (item: MarkingItem) => void;
};

/** All answers to a question, or of a student, as a list; a click shows one of them. */
export function AnswerList({ items, currentKey, marks, ...props }: AnswerListProps) {
  const t = useMessages(markingMessages);
  return (
    <nav aria-label={t('answers')} className={styles.list}>
      <ol>
        {items.map((item, index) => (
          <li key={item.key}>
            <AnswerLine
              item={item}
              name={props.nameOf(item, index)}
              exceptionMarks={props.exceptionMarksOf?.(item)}
              isCurrent={item.key === currentKey}
              marks={marks}
              onChoose={() => props.onChoose(item)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}
