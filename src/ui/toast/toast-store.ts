import { messageDurationMs } from '#contract/limits.ts';

/** Short messages over the page. They stay 5 seconds, or longer with an action (undo). */

export type Toast = {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
  action?: { label: string; run: () => void };
};

const actionDurationMs = 10_000;
let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function dismissToast(id: number): void {
  setToasts(toasts.filter((toast) => toast.id !== id));
}

/** Removes a message, unless the pointer or the focus is on it: then tries again later. */
function expire(id: number): void {
  if (document.querySelector(`[data-toast="${id}"]:is(:hover,:focus-within)`)) setTimeout(expire, 1_000, id);
  else dismissToast(id);
}

/** Shows a message. If its text is already on the screen, only its time starts again. */
export function showToast(kind: Toast['kind'], text: string, action?: Toast['action']): void {
  const id = nextId++;
  const otherToasts = toasts.filter((toast) => toast.text !== text).slice(-3);
  setToasts([...otherToasts, action ? { id, kind, text, action } : { id, kind, text }]);
  setTimeout(expire, action ? actionDurationMs : messageDurationMs, id);
}

export function getToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
