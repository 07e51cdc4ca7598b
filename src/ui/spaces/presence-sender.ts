/** Sends this person's presence, such as the place of the pointer: for each space the latest, at most once in 100 ms. */

const intervalMs = 100;

type WaitingPresence = { value: unknown; timer: ReturnType<typeof setTimeout> };

/** `send` may lose a value, because the next one follows a moment later. */
export function createPresenceSender(send: (place: string, value: unknown) => void) {
  const waitingByPlace = new Map<string, WaitingPresence>();

  function sendLatest(place: string): void {
    const latestPresence = waitingByPlace.get(place);
    waitingByPlace.delete(place);
    if (latestPresence) send(place, latestPresence.value);
  }

  return {
    send(place: string, value: unknown): void {
      const waitingPresence = waitingByPlace.get(place);
      if (waitingPresence) waitingPresence.value = value;
      else waitingByPlace.set(place, { value, timer: setTimeout(sendLatest, intervalMs, place) });
    },
    close(): void {
      for (const { timer } of waitingByPlace.values()) clearTimeout(timer);
    },
  };
}

export type PresenceSender = ReturnType<typeof createPresenceSender>;
