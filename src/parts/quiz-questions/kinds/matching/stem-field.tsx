import { useDroppable } from '@dnd-kit/core';
import { useId } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './matching-answer.module.css';
import { matchingMessages } from './matching-messages.ts';
import type { Side } from './side.ts';

type StemFieldProps = {
  stem: Side;
  choices: readonly Side[];
  chosenId: string | undefined;
  onChoose: (choiceId: string) => void;
};

/** A stem and the list to choose its answer from; an answer can be dropped anywhere on it. */
export function StemField({ stem, choices, chosenId, onChoose }: StemFieldProps) {
  const t = useMessages(matchingMessages);
  const stemId = useId();
  const { setNodeRef, isOver } = useDroppable({ id: stem.id });
  const chosen = choices.find(({ id }) => id === chosenId);
  return (
    <li ref={setNodeRef} className={styles.row} data-over={isOver || undefined}>
      <span id={stemId} className={styles.stem}>
        {stem.text}
      </span>
      <span className={styles.slot} data-filled={chosen ? true : undefined}>
        {/* The list itself cannot break its text into lines. */}
        <span aria-hidden="true" className={styles.chosen}>
          {chosen?.text ?? t('choose')}
        </span>
        <select
          className={styles.select}
          aria-labelledby={stemId}
          value={chosen?.id ?? ''}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          <option value="">{t('choose')}</option>
          {choices.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </li>
  );
}
