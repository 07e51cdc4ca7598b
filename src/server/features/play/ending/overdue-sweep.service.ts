import { submitOverdueAttempts } from '#server/features/play/ending/submit.service.ts';
import type { App } from '#server/http/context.ts';

const intervalMs = 1_000;

/**
 * Submits attempts soon after their time is over, also when nobody looks at them. Returns the function that
 * stops it, which resolves once a running round is through.
 */
export function startAttemptSweep(app: App, onError: (error: unknown) => void): () => Promise<void> {
  let round: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    round = submitOverdueAttempts(app)
      .catch(onError)
      .finally(() => {
        isRunning = false;
      });
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
