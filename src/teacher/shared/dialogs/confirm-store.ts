import { useSyncExternalStore } from 'react';

/** The open question with a yes or no answer. A new question answers the one before with no. */

export type ConfirmQuestion = {
  text: string;
  /** By default, `text` is the heading. */
  title?: string;
  /** By default 'Confirm' and 'Cancel'. */
  confirmLabel?: string;
  cancelLabel?: string;
  /** A red confirm button, for actions that cannot be undone. */
  danger?: boolean;
  /** A text that must be typed before confirming, so that one click is not enough. */
  textToType?: { label: string; expected: string; error: string };
};

type PendingQuestion = ConfirmQuestion & { id: number; answer: (yes: boolean) => void };

let pendingQuestion: PendingQuestion | undefined;
let nextId = 1;
const listeners = new Set<() => void>();

function setPendingQuestion(question: PendingQuestion | undefined): void {
  pendingQuestion = question;
  for (const listener of listeners) listener();
}

/** Asks in a warning dialog. Escape answers no. */
export function confirm(question: ConfirmQuestion): Promise<boolean> {
  pendingQuestion?.answer(false);
  return new Promise((resolve) => {
    setPendingQuestion({
      ...question,
      id: nextId++,
      answer: (yes) => {
        setPendingQuestion(undefined);
        resolve(yes);
      },
    });
  });
}

/** Answers no, because the person leaves the page that asked. */
export function dismissQuestion(): void {
  pendingQuestion?.answer(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePendingQuestion(): PendingQuestion | undefined {
  return useSyncExternalStore(subscribe, () => pendingQuestion);
}
