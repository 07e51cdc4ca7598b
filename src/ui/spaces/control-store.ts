/** The switches that a courseware's teachers set, as a page shows them. */
export function createControlStore() {
  const listeners = new Set<() => void>();
  let control: unknown = null;
  return {
    state: () => control,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    apply: (next: unknown): void => {
      control = next;
      for (const listener of listeners) listener();
    },
  };
}
