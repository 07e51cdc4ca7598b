import { type Reply, readLastCheck } from '#server/features/links/last-link-check.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';

/**
 * Checks whether the web pages linked in coursewares still answer. Runs as a job; its result is stored until the next
 * check.
 */

/** The fixed key allows one check at a time. */
export const linkCheckJob = { kind: 'link_check', key: 'school' } as const;

/** The check under way and the last one. */
export async function describeLinkCheck({ db }: SignedInContext): Promise<Reply> {
  const job = await findJob(db, linkCheckJob.kind, linkCheckJob.key);
  const isWaiting = job?.state === 'queued' || job?.state === 'running';
  const last = await readLastCheck(db);
  const { at = 0, pages = 0, dead = 0, refused = 0 } = last ?? {};
  return {
    progress: isWaiting ? job.progress : null,
    has_failed: job?.state === 'failed',
    last: last && { at, pages, dead, refused },
  };
}

/** Begins a check, unless one is under way. */
export async function startLinkCheck({ app, actor }: SignedInContext): Promise<Record<string, never>> {
  await enqueueJob(app, { ...linkCheckJob, requested_by: actor.id });
  return {};
}
