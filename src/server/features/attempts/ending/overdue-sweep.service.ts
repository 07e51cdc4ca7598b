import type { App } from '#server/app.ts';
import { submitOverdueAttempts } from '#server/features/attempts/ending/submit.service.ts';

const intervalMs = 1_000;

/**
 * Regularly submits attempts whose time is over. The returned function stops it and resolves after the current run.
 */
export function startOverdueSweep(app: App, onError: (error: unknown) => void): () => Promise<void> {
  let currentRun: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    currentRun = submitOverdueAttempts(app)
      .catch(onError)
      .finally(() => {
        isRunning = false;
      });
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await currentRun;
  };
}
