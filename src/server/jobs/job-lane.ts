/**
 * Runs one waiting job after another. Looks for the next job when one ends, when it is woken, and regularly, because
 * other processes may have added or abandoned jobs.
 */

export type JobLane = {
  /** Call it when there may be a new job. */
  wake: () => void;
  /** Aborts the running job with `stoppingError`, starts no other, and resolves once it has ended. */
  stop: () => Promise<void>;
};

type JobLaneOptions<Job> = {
  /** Claims the next job for this process. */
  claimNext: () => Promise<Job | undefined>;
  run: (job: Job, signal: AbortSignal) => Promise<void>;
  onError: (error: unknown) => void;
  /** How often the lane looks for jobs without being woken. */
  pollMs: number;
};

/** Reason of the abort when the server stops. */
export const stoppingError = new Error('The server is stopping');

export function openJobLane<Job>({ claimNext, run, onError, pollMs }: JobLaneOptions<Job>): JobLane {
  const controller = new AbortController();
  const { signal } = controller;
  let isWoken = false;
  let endSleep: () => void = () => undefined;

  const sleep = () =>
    new Promise<void>((resolve) => {
      if (isWoken || signal.aborted) return resolve();
      const timer = setTimeout(resolve, pollMs);
      timer.unref();
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
      return undefined;
    });

  const runNext = async (): Promise<void> => {
    isWoken = false;
    const job = await claimNext();
    if (job === undefined) return sleep();
    return run(job, signal);
  };

  const loop = async () => {
    while (!signal.aborted) {
      await runNext().catch((error: unknown) => {
        onError(error);
        return sleep();
      });
    }
  };

  const loopEnd = loop();
  const wake = () => {
    isWoken = true;
    endSleep();
  };
  return {
    wake,
    stop: async () => {
      controller.abort(stoppingError);
      wake();
      await loopEnd;
    },
  };
}
