import { deleteForgotten } from '#server/auth/guess-counter.repository.ts';
import { forgetOldBrowsers } from '#server/auth/known-browser.ts';
import type { App } from '#server/http/context.ts';

const intervalMs = 10 * 60_000;

/** Deletes the counters and browsers that are forgotten by now. */
export async function sweepGuesses(app: App): Promise<void> {
  await deleteForgotten(app.db, app.now());
  await forgetOldBrowsers(app);
}

/** Sweeps at once and then every ten minutes. Returns the function that stops it, which resolves once it has. */
export function startGuessSweep(app: App, onError: (error: unknown) => void): () => Promise<void> {
  let round: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    round = round.then(() => sweepGuesses(app)).catch(onError);
  };
  sweep();
  const timer = setInterval(sweep, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
