import { useSyncExternalStore } from 'react';

/** Questions waiting for the person's yes or no. One is shown at a time; a new one cancels the one before. */

export type ConfirmQuestion = {
  text: string;
  /** Default: the text alone is the heading. */
  title?: string;
  /** Default 'Confirm' and 'Cancel'. */
  confirmLabel?: string;
  cancelLabel?: string;
  /** The confirm button in red, for what cannot be undone. */
  danger?: boolean;
  /** What has to be typed first, so that nobody does it by one click. */
  typed?: { label: string; expected: string; error: string };
};

type Pending = ConfirmQuestion & { id: number; answer: (yes: boolean) => void };

let pending: Pending | undefined;
let nextId = 1;
const listeners = new Set<() => void>();

function update(next: Pending | undefined): void {
  pending = next;
  for (const listener of listeners) listener();
}

/** Asks in a warning dialog; false also for Escape. */
export function confirm(question: ConfirmQuestion): Promise<boolean> {
  pending?.answer(false);
  return new Promise((resolve) => {
    update({
      ...question,
      id: nextId++,
      answer: (yes) => {
        update(undefined);
        resolve(yes);
      },
    });
  });
}

/** Answers no in the person's place, when the page under the question goes away. */
export function dismissQuestion(): void {
  pending?.answer(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePendingQuestion(): Pending | undefined {
  return useSyncExternalStore(subscribe, () => pending);
}
