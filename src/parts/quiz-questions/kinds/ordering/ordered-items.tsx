import { useMessages } from '#ui/i18n/use-messages.ts';
import { CrossIcon, TickIcon } from '#ui/primitives/common-icons.tsx';
import keyStyles from '../../answer-parts/key.module.css';
import { messages } from '../../answer-parts/messages.ts';
import type { OrderingKey } from './kind.ts';
import styles from './ordering-answer.module.css';
import { orderingMessages } from './ordering-messages.ts';
import { readOrder } from './read-order.ts';
import type { ShownItem } from './shown-item.ts';

type OrderedItemsProps = {
  shownItems: readonly ShownItem[];
  /** Undefined: there is no answer. */
  givenItems: readonly ShownItem[] | undefined;
  answerKey: OrderingKey | undefined;
  labelledBy: string;
};

/** The student's order, and the right one where it is known and differs. */
export function OrderedItems({ shownItems, givenItems, answerKey, labelledBy }: OrderedItemsProps) {
  const t = useMessages(orderingMessages);
  const translateShared = useMessages(messages);
  const rightItems = readOrder(shownItems, answerKey);
  const isRightAt = (index: number) =>
    rightItems && givenItems?.[index]?.text.trim() === rightItems[index]?.text.trim();
  const isAllRight = shownItems.every((_, index) => isRightAt(index));
  return (
    <div role="group" aria-labelledby={labelledBy} className={styles.ordering}>
      {!givenItems && <p className={styles.how}>{t('none')}</p>}
      {(givenItems ?? !rightItems) && (
        <ol className={styles.items}>
          {(givenItems ?? shownItems).map(({ id, text }, index) => {
            const isRight = givenItems && isRightAt(index);
            return (
              <li key={id} className={styles.item} data-right={isRight} data-still>
                <span className={styles.number}>{givenItems ? index + 1 : ''}</span>
                <span className={styles.text}>{text}</span>
                {isRight !== undefined && (
                  <span
                    className={styles.sign}
                    role="img"
                    aria-label={translateShared(isRight ? 'right' : 'wrong')}
                  >
                    {isRight ? <TickIcon /> : <CrossIcon />}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {rightItems && !isAllRight && (
        <dl className={keyStyles.key}>
          <dt>{translateShared('right_answer')}</dt>
          {rightItems.map(({ id, text }, index) => (
            <dd key={id}>
              <span className={keyStyles.number}>{index + 1}</span>
              <span>{text}</span>
            </dd>
          ))}
        </dl>
      )}
    </div>
  );
}
