import { type ReactNode, useEffect, useRef } from 'react';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './marking.module.css';
import { type MarkingItem, showMark } from './marking-items.ts';
import { keyOfMark, type QueueState } from './marks-queue.ts';
import { markingMessages } from './messages.ts';

type AnswerListProps = {
  items: readonly MarkingItem[];
  /** Names a line by its student or its question. */
  nameOf: (item: MarkingItem, index: number) => string;
  /** Shown beside the name of a student. */
  differencesOf: ((item: MarkingItem) => ReactNode) | undefined;
  currentKey: string | undefined;
  marks: QueueState['marks'];
  onChoose: (item: MarkingItem) => void;
};

function Line({
  item,
  index,
  nameOf,
  differencesOf,
  currentKey,
  marks,
  onChoose,
}: AnswerListProps & { item: MarkingItem; index: number }) {
  const t = useMessages(markingMessages);
  const { number } = useFormats();
  const line = useRef<HTMLButtonElement>(null);
  const isCurrent = item.key === currentKey;
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const [first] = item.answers;
  const shown = item.answers.map((answer) => showMark(answer, marks.get(keyOfMark(answer))));
  const isWaiting = shown.some(({ score }) => score === null);
  const state = shown.find(({ queued }) => queued)?.queued?.state;
  const isBlank = first.response === null && first.files.length === 0;
  return (
    <li>
      <button
        ref={line}
        type="button"
        className={styles.line}
        aria-current={isCurrent || undefined}
        data-state={state}
        data-waiting={isWaiting || undefined}
        onClick={() => onChoose(item)}
      >
        <span className={styles.lineName}>{nameOf(item, index)}</span>
        <span className={styles.lineMark}>
          {isWaiting ? t('to_mark') : number(shown[0]?.score ?? 0)}
          {state === 'waiting' && ' …'}
          {(state === 'conflict' || state === 'refused') && ' !'}
        </span>
        <span className={styles.lineText}>
          {differencesOf?.(item)} {isBlank ? t('unanswered') : first.text}
        </span>
      </button>
    </li>
  );
}

/** All answers of a question, or of a student, thirty in one view. */
export function AnswerList(props: AnswerListProps) {
  const t = useMessages(markingMessages);
  return (
    <nav aria-label={t('answers')} className={styles.list}>
      <ol>
        {props.items.map((item, index) => (
          <Line key={item.key} {...props} item={item} index={index} />
        ))}
      </ol>
    </nav>
  );
}
