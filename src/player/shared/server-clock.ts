/**
 * The server's clock, from the times in its replies. The server read its clock after the request was sent and before the
 * reply arrived, so each reply gives bounds for the difference between the two clocks. The bounds of all recent replies
 * together are at least as narrow as those of the quickest one: a slow reply never makes the clock worse.
 */

/** Bounds of the milliseconds to add to the device's clock. */
type Bounds = { min: number; max: number; receivedAt: number };

/** The clocks of two machines drift apart by less than the tolerance in this time. */
const recentMs = 10 * 60_000;
const toleranceMs = 50;

export function createClock(deviceNow: () => number = Date.now) {
  let recent: Bounds[] = [];
  let offset = 0;

  return {
    /** `sentAt` and `receivedAt` are the device's clock around the call that replied `serverNow`. */
    observe(serverNow: number, sentAt: number, receivedAt: number): void {
      if (receivedAt < sentAt) return;
      const latest = { min: serverNow - receivedAt, max: serverNow - sentAt, receivedAt };
      const isRecent = (bounds: Bounds) => receivedAt - bounds.receivedAt <= recentMs;
      // Bounds that contradict the latest ones are from before somebody changed the device's clock.
      const agrees = ({ min, max }: Bounds) =>
        min <= latest.max + toleranceMs && latest.min <= max + toleranceMs;
      recent = [...recent.filter((bounds) => isRecent(bounds) && agrees(bounds)), latest];
      const min = Math.max(...recent.map((bounds) => bounds.min));
      const max = Math.min(...recent.map((bounds) => bounds.max));
      offset = (min + max) / 2;
    },
    /** Milliseconds to add to the device's clock. */
    offset: (): number => offset,
    now: (): number => deviceNow() + offset,
    toDevice: (serverTime: number): number => serverTime - offset,
    /** Sets the offset to use until the first reply, e.g. after a reload without network. */
    assume(lastKnownOffset: number): void {
      if (recent.length === 0) offset = lastKnownOffset;
    },
  };
}

export const serverClock = createClock();
