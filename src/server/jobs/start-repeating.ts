export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

type Repeated = {
  everyMs: number;
  /** Whether the first run is only due after `everyMs`. */
  waitsFirst?: boolean;
};

/**
 * Runs now and every so often, counted from the start of the server; a turn that comes during a run is left out. The
 * returned function aborts `signal` and resolves once the run has ended.
 */
export function startRepeating(
  run: (signal: AbortSignal) => Promise<unknown>,
  onError: (error: unknown) => void,
  { everyMs, waitsFirst = false }: Repeated,
): () => Promise<void> {
  const stopping = new AbortController();
  let currentRun: Promise<unknown> | undefined;
  const runUnlessRunning = () => {
    currentRun ??= run(stopping.signal)
      .catch(onError)
      .finally(() => {
        currentRun = undefined;
      });
  };
  if (!waitsFirst) runUnlessRunning();
  const timer = setInterval(runUnlessRunning, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await currentRun;
  };
}
