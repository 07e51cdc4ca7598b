import { conversionJobs } from '#server/features/conversions/conversion-jobs.ts';
import { lanePlaces } from '#server/features/conversions/converters.ts';
import type { App } from '#server/http/context.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';

/** Does the jobs of every kind that the features have. Returns the function that stops it. */
export function startWork(
  app: App,
  onError: (error: unknown) => void,
  options: { pollMs?: number } = {},
): () => Promise<void> {
  return startJobs(app, { kinds: conversionJobs(app), places: lanePlaces, onError, ...options });
}
