import type { ReactNode } from 'react';
import type { UnsentMarks } from '#teacher/shared/marks/unsent-marks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../marking.module.css';
import type { MarkingItem } from '../marking-items.ts';
import { markingMessages } from '../messages.ts';
import { AnswerLine } from './answer-line.tsx';

type AnswerListProps = {
  items: readonly MarkingItem[];
  /** Names a line by its student or its question. */
  nameOf: (item: MarkingItem, index: number) => string;
  /** Shown beside the name of a student. */
  exceptionMarksOf: ((item: MarkingItem) => ReactNode) | undefined;
  currentKey: string | undefined;
  marks: UnsentMarks['marks'];
  /** By the keys of answers whose marks are typed and not given. */
  typedKeys: ReadonlyMap<string, unknown>;
  onChoose: (item: MarkingItem) => void;
};

/** All answers to a question, or of a student, as a list; a click shows one of them. */
export function AnswerList({ items, currentKey, marks, typedKeys, ...props }: AnswerListProps) {
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
              typedKeys={typedKeys}
              onChoose={() => props.onChoose(item)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}
