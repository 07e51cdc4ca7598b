import { DndContext, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useId } from 'react';
import { findOwn } from '#contract/find-own.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ChoiceCard } from './choice-card.tsx';
import styles from './matching-answer.module.css';
import { matchingMessages } from './matching-messages.ts';
import type { Side } from './side.ts';
import { StemField } from './stem-field.tsx';

type MatchingFieldsProps = {
  stems: readonly Side[];
  choices: readonly Side[];
  /** The id of the chosen answer by the id of its stem. */
  chosenIds: Readonly<Record<string, string>>;
  labelledBy: string;
  /** An empty `choiceId` takes the answer back. */
  onChoose: (stemId: string, choiceId: string) => void;
};

/** Dragging is for mouse and finger only, and the fields say what is chosen: there is nothing to announce besides. */
const silence = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** Stems with a list to choose from beside each; the answers below can be dragged there. */
export function MatchingFields({ stems, choices, chosenIds, labelledBy, onChoose }: MatchingFieldsProps) {
  const t = useMessages(matchingMessages);
  const choicesId = useId();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A finger that moves at once scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  );
  const usedIds = new Set(Object.values(chosenIds));
  return (
    <div role="group" aria-labelledby={labelledBy} className={styles.matching}>
      <p className={styles.how}>{t('how')}</p>
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        accessibility={silence}
        onDragEnd={({ active, over }) => {
          if (over) onChoose(String(over.id), String(active.id));
        }}
      >
        <ul className={styles.stems}>
          {stems.map((stem) => (
            <StemField
              key={stem.id}
              stem={stem}
              choices={choices}
              chosenId={findOwn(chosenIds, stem.id)}
              onChoose={(choiceId) => onChoose(stem.id, choiceId)}
            />
          ))}
        </ul>
        <p id={choicesId} className={styles.choicesTitle}>
          {t('choices')}
        </p>
        <ul className={styles.choices} aria-labelledby={choicesId}>
          {choices.map((choice) => (
            <ChoiceCard key={choice.id} choice={choice} isUsed={usedIds.has(choice.id)} />
          ))}
        </ul>
      </DndContext>
    </div>
  );
}
