import type { createControlStore } from '#ui/spaces/control-store.ts';

type ControlStore = ReturnType<typeof createControlStore>;

/**
 * Sets a courseware's switches one after another, because each change is refused if it was made from an older state. Each
 * is shown at once, so that the next one is made from it; what the server tells meanwhile is shown once all are sent.
 */
export function createControlLane(shown: ControlStore, send: (control: unknown) => Promise<void>) {
  let ofServer = shown.state();
  let lastSent: Promise<unknown> = Promise.resolve();
  let waitingCount = 0;
  return {
    /** Takes what the server has. */
    receive: (control: unknown): void => {
      ofServer = control;
      if (waitingCount === 0) shown.apply(control);
    },
    /** Resolves once the server has it. Rejects if it was refused; the server's own state is then shown again. */
    set: async (control: unknown): Promise<void> => {
      waitingCount += 1;
      shown.apply(control);
      const sent = lastSent.then(() => send(control));
      lastSent = sent.catch(() => undefined);
      try {
        await sent;
        ofServer = control;
      } finally {
        waitingCount -= 1;
        if (waitingCount === 0) shown.apply(ofServer);
      }
    },
  };
}
