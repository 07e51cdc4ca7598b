import { useRef, useState } from 'react';
import { moveItem } from '#parts/editor-parts/move-item.ts';
import { SortableList } from '#parts/editor-parts/sortable-list.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ItemRow } from './item-row.tsx';
import styles from './ordering-answer.module.css';
import { orderingMessages } from './ordering-messages.ts';
import type { ShownItem } from './shown-item.ts';

type OrderingFieldsProps = {
  items: readonly ShownItem[];
  isAnswered: boolean;
  labelledBy: string;
  onOrder: (items: readonly ShownItem[]) => void;
};

/** Items that are dragged by mouse, finger or keys, or moved by buttons. */
export function OrderingFields({ items, isAnswered, labelledBy, onOrder }: OrderingFieldsProps) {
  const t = useMessages(orderingMessages);
  const [movedText, setMovedText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const total = items.length;
  const move = (from: number, to: number) => onOrder(moveItem(items, from, to));
  const moveByButton = (from: number, to: number) => {
    if (to < 0 || to >= total) return;
    move(from, to);
    setMovedText(t('moved', { item: items[from]?.text ?? '', place: to + 1, total }));
  };
  return (
    <div role="group" aria-labelledby={labelledBy} className={styles.ordering}>
      <p className={styles.how}>{t('how')}</p>
      <SortableList
        ids={items.map(({ id }) => id)}
        onMove={move}
        announce={(step, from, to) => {
          const place = { item: items[from]?.text ?? '', place: to + 1, total };
          if (step === 'cancelled') return t('put_back', place);
          return t(step === 'started' ? 'picked_up' : 'moved', place);
        }}
      >
        <ol ref={list} className={styles.items}>
          {items.map((item, index) => (
            <ItemRow
              key={item.id}
              item={item}
              index={index}
              isLast={index === total - 1}
              onMove={(step) => moveByButton(index, index + step)}
            />
          ))}
        </ol>
      </SortableList>
      <p className="el-visually-hidden" role="status">
        {movedText}
      </p>
      {!isAnswered && (
        <div className={styles.notYet}>
          <p>{t('not_yet')}</p>
          <Button
            look="soft"
            onClick={() => {
              onOrder(items);
              // This button goes, and the focus would go with it.
              list.current?.querySelector('button')?.focus();
            }}
          >
            {t('keep')}
          </Button>
        </div>
      )}
    </div>
  );
}
