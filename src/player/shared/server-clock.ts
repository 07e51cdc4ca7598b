/**
 * The server's clock, from the times in its replies. Each sample is off by at most half its round trip, so the
 * shortest one counts; a sample that contradicts the others means that the device's clock was set anew.
 */

type Sample = { offset: number; roundTrip: number };

const sampleLimit = 8;

export function createClock(deviceNow: () => number = Date.now) {
  let samples: Sample[] = [];

  const best = (): Sample | undefined =>
    samples.reduce<Sample | undefined>((a, b) => (a && a.roundTrip <= b.roundTrip ? a : b), undefined);

  return {
    /** `sentAt` and `receivedAt` are the device's clock around the call that replied `serverNow`. */
    observe(serverNow: number, sentAt: number, receivedAt: number): void {
      const sample = { offset: serverNow - (sentAt + receivedAt) / 2, roundTrip: receivedAt - sentAt };
      if (sample.roundTrip < 0) return;
      const agrees = (old: Sample) =>
        Math.abs(old.offset - sample.offset) <= (old.roundTrip + sample.roundTrip) / 2 + 50;
      samples = [...samples.filter(agrees), sample].slice(-sampleLimit);
    },
    /** Milliseconds to add to the device's clock. */
    offset: (): number => best()?.offset ?? 0,
    now: (): number => deviceNow() + (best()?.offset ?? 0),
    toDevice: (serverTime: number): number => serverTime - (best()?.offset ?? 0),
    /** Before the first reply of this visit, e.g. after a reload without network. */
    assume(offset: number): void {
      if (samples.length === 0) samples = [{ offset, roundTrip: 60_000 }];
    },
  };
}

export const serverClock = createClock();
