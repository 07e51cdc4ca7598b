import { useSortableItem } from '#parts/editor-parts/sortable-list.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './ordering-answer.module.css';
import { orderingMessages } from './ordering-messages.ts';
import type { ShownItem } from './shown-item.ts';

type ItemRowProps = {
  item: ShownItem;
  index: number;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
};

/** One item with its handle and its buttons. */
export function ItemRow({ item: { id, text }, index, isLast, onMove }: ItemRowProps) {
  const t = useMessages(orderingMessages);
  const { item, handle } = useSortableItem(id, t('move', { item: text }));
  return (
    <li {...item} className={styles.item}>
      {handle}
      <span className={styles.number}>{index + 1}</span>
      <span className={styles.text}>{text}</span>
      <MoveButton label={t('up', { item: text })} turn="up" isIdle={index === 0} onPress={() => onMove(-1)} />
      <MoveButton label={t('down', { item: text })} turn="down" isIdle={isLast} onPress={() => onMove(1)} />
    </li>
  );
}

type MoveButtonProps = { label: string; turn: 'up' | 'down'; isIdle: boolean; onPress: () => void };

/** At the end of the list the button stays, so that it keeps the focus. */
function MoveButton({ label, turn, isIdle, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.move}
      aria-label={label}
      aria-disabled={isIdle || undefined}
      onClick={onPress}
    >
      <span className={styles.arrow} data-turn={turn} />
    </button>
  );
}
