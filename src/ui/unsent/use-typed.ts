import { useCallback, useState, useSyncExternalStore } from 'react';
import type { UnsentEntry } from './unsent-entry.ts';
import { typedLane, unsentQueue } from './unsent-queue.ts';

/**
 * Keeps what a person types into a form until it is saved: it survives Escape, another page, a reload and the end of the
 * session. A name is unique in its app, such as `comment:17`; `title` says in lists what the text is for.
 */

const findTyped = (name: string): UnsentEntry | undefined =>
  unsentQueue.list().find((entry) => entry.kind === 'typed' && entry.name === name);

export const readTyped = (name: string): unknown => findTyped(name)?.body;

/** Whether something is typed under a name that begins like this. */
export const hasTyped = (prefix: string): boolean =>
  unsentQueue.list().some(({ kind, name }) => kind === 'typed' && name.startsWith(prefix));

export function keepTyped(name: string, title: string, value: unknown): void {
  // Without a person, such as on a sign-in page, nothing is kept.
  if (unsentQueue.isStarted())
    void unsentQueue.add([{ lane: typedLane, kind: 'typed', name, title, body: value }]);
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Forgets what was typed, because it is saved or emptied. With `saved`: unless something else was typed since. */
export function dropTyped(name: string, saved?: unknown): void {
  const entry = findTyped(name);
  if (entry && (saved === undefined || isSame(entry.body, saved))) void unsentQueue.discard([entry]);
}

export type Typed<T> = {
  value: T;
  setValue: (value: T) => void;
  /** Forgets what was typed; the value is the initial one again. Call it when the form is saved or emptied. */
  clear: () => void;
  /** Forgets what was typed once this has succeeded, unless more was typed meanwhile. */
  clearAfter: (saving: Promise<unknown>) => void;
  /** When the text was typed, if there is one. */
  keptAt: number | undefined;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What is kept may be of an earlier version of the form, which lacked fields. */
function addMissingFields<T>(kept: T, initial: T): T {
  if (!isObject(kept) || !isObject(initial) || Array.isArray(kept)) return kept;
  return Object.keys(initial).every((key) => key in kept) ? kept : { ...initial, ...kept };
}

/** The state of a form, kept under `name`. A value that equals `initial` is not kept. */
export function useTyped<T>(name: string, title: string, initial: T): Typed<T> {
  const entry = useSyncExternalStore(unsentQueue.subscribe, () => findTyped(name));
  // What is typed while nobody is signed in.
  const [local, setLocal] = useState<{ name: string; value: T }>();
  const unkept = local?.name === name ? local.value : initial;
  const setValue = useCallback(
    (value: T) => {
      if (!unsentQueue.isStarted()) setLocal({ name, value });
      else if (isSame(value, initial)) dropTyped(name);
      else keepTyped(name, title, value);
    },
    [name, title, initial],
  );
  const clear = useCallback(() => {
    setLocal(undefined);
    dropTyped(name);
  }, [name]);
  const value = entry ? addMissingFields(entry.body as T, initial) : unkept;
  const clearAfter = (saving: Promise<unknown>) => {
    const clearSame = () => {
      const current = readTyped(name);
      if (current === undefined || isSame(current, value)) clear();
    };
    // The form has shown why it failed, and keeps its text.
    saving.then(clearSame, () => undefined);
  };
  return {
    value,
    setValue,
    clear,
    clearAfter,
    keptAt: entry?.addedAt,
  };
}

/** Whether something is typed under a name that begins like this, also while the component shows it. */
export const useHasTyped = (prefix: string): boolean =>
  useSyncExternalStore(unsentQueue.subscribe, () => hasTyped(prefix));
