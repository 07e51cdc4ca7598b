import { useDraggable } from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { TickIcon } from '#ui/primitives/common-icons.tsx';
import styles from './matching-answer.module.css';
import { matchingMessages } from './matching-messages.ts';
import type { Side } from './side.ts';

/** An answer to drag. It stays where it is: it may belong to several stems. */
export function ChoiceCard({ choice: { id, text }, isUsed }: { choice: Side; isUsed: boolean }) {
  const t = useMessages(matchingMessages);
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id });
  return (
    <li
      ref={setNodeRef}
      className={styles.choice}
      data-draggable
      data-dragging={isDragging || undefined}
      data-used={isUsed || undefined}
      style={{ transform: CSS.Translate.toString(transform) }}
      {...listeners}
    >
      <span>{text}</span>
      {isUsed && (
        <span className={styles.used} role="img" aria-label={t('used')}>
          <TickIcon size="1em" />
        </span>
      )}
    </li>
  );
}
