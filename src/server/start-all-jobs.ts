import { backupJobs } from '#server/features/backup/backup-jobs.ts';
import { conversionJobs } from '#server/features/conversions/conversion-jobs.ts';
import { jobsAtOnce } from '#server/features/conversions/converters.ts';
import type { App } from '#server/http/context.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';

/** Runs the jobs of all features. Returns the function that stops it. */
export function startAllJobs(
  app: App,
  onError: (error: unknown) => void,
  options: { pollMs?: number } = {},
): () => Promise<void> {
  const kinds = { ...conversionJobs(app), ...backupJobs(app) };
  return startJobs(app, { kinds, jobsAtOnce: { ...jobsAtOnce, backup: 1 }, onError, ...options });
}
