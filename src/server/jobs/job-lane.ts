/**
 * One job at a time of what waits in the database. The lane asks for the next as soon as one ends, when it is
 * woken, and now and then for what other processes put there or lost hold of.
 */

export type JobLane = {
  /** There may be something new. */
  wake: () => void;
  /** Aborts the running job with `stopping` and resolves once it has ended; nothing is taken afterwards. */
  stop: () => Promise<void>;
};

type LaneOptions<Job> = {
  /** Takes the next job for this process, so that no other gets it. */
  take: () => Promise<Job | undefined>;
  run: (job: Job, signal: AbortSignal) => Promise<void>;
  onError: (error: unknown) => void;
  /** How often to ask unasked. */
  pollMs: number;
};

/** Reason of the abort when the server stops. */
export const stopping = new Error('The server is stopping');

export function openJobLane<Job>({ take, run, onError, pollMs }: LaneOptions<Job>): JobLane {
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

  const step = async (): Promise<void> => {
    isWoken = false;
    const job = await take();
    if (job === undefined) return sleep();
    return run(job, signal);
  };

  const loop = async () => {
    while (!signal.aborted) {
      await step().catch((error: unknown) => {
        onError(error);
        return sleep();
      });
    }
  };

  const ended = loop();
  const wake = () => {
    isWoken = true;
    endSleep();
  };
  return {
    wake,
    stop: async () => {
      controller.abort(stopping);
      wake();
      await ended;
    },
  };
}
