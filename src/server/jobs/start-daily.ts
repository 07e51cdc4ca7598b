/** Work that is due once a day, whenever the server was started. */

const dayMs = 24 * 3_600_000;

/**
 * Runs at once and then daily, one run after the other. Returns the function that stops it, which resolves once it
 * has; `signal` tells the work.
 */
export function startDaily(
  work: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const ending = new AbortController();
  let round: Promise<unknown> = Promise.resolve();
  const run = () => {
    round = round.then(() => work(ending.signal)).catch(onError);
  };
  run();
  const timer = setInterval(run, dayMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await round;
  };
}
