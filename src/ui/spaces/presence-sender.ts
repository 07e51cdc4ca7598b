/** Sends this person's presence, such as the place of the pointer: for each space the latest, at most once in 100 ms. */

const intervalMs = 100;

type Waiting = { value: unknown; timer: ReturnType<typeof setTimeout> };

/** `send` may lose a value, because the next one follows a moment later. */
export function createPresenceSender(send: (place: string, value: unknown) => void) {
  const waiting = new Map<string, Waiting>();

  function sendLatest(place: string): void {
    const latest = waiting.get(place);
    waiting.delete(place);
    if (latest) send(place, latest.value);
  }

  return {
    send(place: string, value: unknown): void {
      const waitingEntry = waiting.get(place);
      if (waitingEntry) waitingEntry.value = value;
      else waiting.set(place, { value, timer: setTimeout(sendLatest, intervalMs, place) });
    },
    close(): void {
      for (const { timer } of waiting.values()) clearTimeout(timer);
    },
  };
}

export type PresenceSender = ReturnType<typeof createPresenceSender>;
