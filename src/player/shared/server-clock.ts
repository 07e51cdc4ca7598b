/**
 * The server's clock, from the times in its replies. The server read its clock after the request was sent and before the
 * reply arrived, so each reply gives bounds for the difference between the two clocks. The bounds of all recent replies
 * together are at least as narrow as those of the quickest one: a slow reply never makes the clock worse.
 */

/** Bounds of the milliseconds to add to the device's clock. */
type OffsetBounds = { min: number; max: number; receivedAt: number };

/** In this time, the clocks of two machines drift apart by less than the tolerance. */
const recentMs = 10 * 60_000;
const toleranceMs = 50;

export function createServerClock(deviceNow: () => number = Date.now) {
  let recentBounds: OffsetBounds[] = [];
  let offset = 0;

  return {
    /** `sentAt` and `receivedAt` are the device's clock around the call that replied `serverNow`. */
    observe(serverNow: number, sentAt: number, receivedAt: number): void {
      if (receivedAt < sentAt) return;
      const latestBounds = { min: serverNow - receivedAt, max: serverNow - sentAt, receivedAt };
      const isRecent = (bounds: OffsetBounds) => receivedAt - bounds.receivedAt <= recentMs;
      // Bounds that contradict the latest ones are from before somebody changed the device's clock.
      const agreesWithLatest = ({ min, max }: OffsetBounds) =>
        min <= latestBounds.max + toleranceMs && latestBounds.min <= max + toleranceMs;
      recentBounds = [
        ...recentBounds.filter((bounds) => isRecent(bounds) && agreesWithLatest(bounds)),
        latestBounds,
      ];
      const min = Math.max(...recentBounds.map((bounds) => bounds.min));
      const max = Math.min(...recentBounds.map((bounds) => bounds.max));
      offset = (min + max) / 2;
    },
    /** Milliseconds to add to the device's clock. */
    getOffset: (): number => offset,
    now: (): number => deviceNow() + offset,
    toDeviceTime: (serverTime: number): number => serverTime - offset,
    /** Sets the offset to use until the first reply, e.g. after a reload without network. */
    assumeOffset(lastKnownOffset: number): void {
      if (recentBounds.length === 0) offset = lastKnownOffset;
    },
  };
}

export const serverClock = createServerClock();
