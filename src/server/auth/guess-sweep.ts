import type { App } from '#server/app.ts';
import { deleteForgottenCounters } from '#server/auth/guess-memory.repository.ts';
import { forgetOldBrowsers } from '#server/auth/known-browser.ts';
import { minuteMs, startRepeating } from '#server/jobs/start-repeating.ts';

/** Deletes expired counters, and known browsers that have not been used for long. */
export async function sweepGuesses(app: App): Promise<void> {
  await deleteForgottenCounters(app.db, app.now());
  await forgetOldBrowsers(app);
}

/** Runs the sweep now and every ten minutes. The returned function stops it and resolves once it has ended. */
export function startGuessSweep(app: App, onError: (error: unknown) => void): () => Promise<void> {
  return startRepeating(() => sweepGuesses(app), onError, { everyMs: 10 * minuteMs });
}
