/** Renews the lease of a running job and stores its progress with it. */

export const leaseMs = 20_000;
const renewIntervalMs = 5_000;
/** Shortest interval between two writes of the progress. */
const progressIntervalMs = 1_000;

export type Lease = {
  /** 0..1 */
  progress: (share: number) => void;
  /** Checks immediately whether the lease is still valid. */
  check: () => void;
  /** Stops renewing; resolves once the last renewal has ended. */
  end: () => Promise<void>;
};

/**
 * `renew` stores progress and a new expiry time; false if another process has the job or it was cancelled: then `onLost`
 * is called once. A renewal that fails is repeated at the next tick.
 */
export function keepLease(options: {
  renew: (progress: number) => Promise<boolean>;
  onLost: () => void;
}): Lease {
  let progress = 0;
  let storedProgress = 0;
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
    storedProgress = share;
    renewedAt = performance.now();
  };
  const startRenewal = () => {
    renewal ??= renew().finally(() => {
      renewal = undefined;
    });
  };
  const timer = setInterval(() => {
    if (progress !== storedProgress || performance.now() - renewedAt >= renewIntervalMs) startRenewal();
  }, progressIntervalMs);
  timer.unref();

  return {
    progress: (share) => {
      progress = Math.min(1, Math.max(progress, share));
    },
    check: () => void (renewal ?? Promise.resolve()).then(startRenewal),
    end: async () => {
      clearInterval(timer);
      await renewal;
    },
  };
}
