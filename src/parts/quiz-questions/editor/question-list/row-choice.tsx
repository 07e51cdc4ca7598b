import type { ReactNode } from 'react';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import styles from './question-list.module.css';

type RowChoiceProps = {
  /** Of the question or section. */
  id: string;
  isChosen: boolean;
  onChoose: (id: string) => void;
  /** Arrow keys: -1 up, 1 down. */
  onStep: (id: string, by: number) => void;
  children: ReactNode;
};

/** The part of a row that chooses it. */
export function RowChoice({ id, isChosen, onChoose, onStep, children }: RowChoiceProps) {
  return (
    <button
      type="button"
      id={`question-${id}`}
      className={styles.choose}
      aria-current={isChosen || undefined}
      tabIndex={isChosen ? 0 : -1}
      onClick={() => onChoose(id)}
      onKeyDown={(event) => {
        const key = pressedKey(event);
        if (key === 'ArrowUp') onStep(id, -1);
        if (key === 'ArrowDown') onStep(id, 1);
      }}
    >
      {children}
    </button>
  );
}
