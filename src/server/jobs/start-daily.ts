/** Daily work, counted from the start of the server. */

const dayMs = 24 * 3_600_000;

/**
 * Runs now and daily, one run after the other. The returned function aborts `signal` and resolves once the work has
 * ended.
 */
export function startDaily(
  runDaily: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const ending = new AbortController();
  let round: Promise<unknown> = Promise.resolve();
  const run = () => {
    round = round.then(() => runDaily(ending.signal)).catch(onError);
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
