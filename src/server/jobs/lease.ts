/** Holding a job: the hold is renewed while it runs, and progress is written along with it. */

export const leaseMs = 20_000;
const renewMs = 5_000;
/** Progress is written at most this often. */
const tickMs = 1_000;

export type Lease = {
  /** 0..1 */
  progress: (share: number) => void;
  /** Asks at once whether it is held still. */
  check: () => void;
  /** Ends the renewing; resolves once none is under way. */
  end: () => Promise<void>;
};

/**
 * `renew` writes progress and a new time until which the job is held; false = another has it now, or nobody
 * wants it any more: then `onLost` is called, once. A renewal that fails is tried again at the next tick.
 */
export function holdLease(options: {
  renew: (progress: number) => Promise<boolean>;
  onLost: () => void;
}): Lease {
  let progress = 0;
  let written = 0;
  let renewedAt = performance.now();
  let renewal: Promise<void> | undefined;

  const renew = async () => {
    const share = progress;
    const isHeld = await options.renew(share).catch(() => undefined);
    if (isHeld === false) {
      clearInterval(timer);
      options.onLost();
    }
    if (!isHeld) return;
    written = share;
    renewedAt = performance.now();
  };
  const begin = () => {
    renewal ??= renew().finally(() => {
      renewal = undefined;
    });
  };
  const timer = setInterval(() => {
    if (progress !== written || performance.now() - renewedAt >= renewMs) begin();
  }, tickMs);
  timer.unref();

  return {
    progress: (share) => {
      progress = Math.min(1, Math.max(progress, share));
    },
    check: () => void (renewal ?? Promise.resolve()).then(begin),
    end: async () => {
      clearInterval(timer);
      await renewal;
    },
  };
}
