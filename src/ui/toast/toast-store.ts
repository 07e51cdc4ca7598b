import { messageDurationMs } from '#contract/limits.ts';

/** Short messages over the page. Errors stay 5 seconds; an action (undo) keeps its message longer. */

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

function update(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function dismissToast(id: number): void {
  update(toasts.filter((toast) => toast.id !== id));
}

/** What somebody points at or has the keyboard in stays until they are gone. */
function expire(id: number): void {
  if (document.querySelector(`[data-toast="${id}"]:is(:hover,:focus-within)`)) setTimeout(expire, 1_000, id);
  else dismissToast(id);
}

/** The same text already on screen is shown once, starting its time anew. */
export function showToast(kind: Toast['kind'], text: string, action?: Toast['action']): void {
  const id = nextId++;
  const others = toasts.filter((toast) => toast.text !== text).slice(-3);
  update([...others, action ? { id, kind, text, action } : { id, kind, text }]);
  setTimeout(expire, action ? actionDurationMs : messageDurationMs, id);
}

export function getToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
