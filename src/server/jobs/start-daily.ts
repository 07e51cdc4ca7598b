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
  const abortController = new AbortController();
  let lastRun: Promise<unknown> = Promise.resolve();
  const queueRun = () => {
    lastRun = lastRun.then(() => runDaily(abortController.signal)).catch(onError);
  };
  queueRun();
  const timer = setInterval(queueRun, dayMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    abortController.abort();
    await lastRun;
  };
}
