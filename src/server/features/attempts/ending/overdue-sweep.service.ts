import type { App } from '#server/app.ts';
import { submitOverdueAttempts } from '#server/features/attempts/ending/submit.service.ts';
import { secondMs, startRepeating } from '#server/jobs/start-repeating.ts';

/** Submits attempts whose time is over, each second. The returned function stops it and resolves after the current run. */
export function startOverdueSweep(app: App, onError: (error: unknown) => void): () => Promise<void> {
  return startRepeating(() => submitOverdueAttempts(app), onError, { everyMs: secondMs, waitsFirst: true });
}
