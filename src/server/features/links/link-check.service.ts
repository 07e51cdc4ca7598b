import { type LinkCheckReply, readLastCheck } from '#server/features/links/last-link-check.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';

/**
 * Checks whether the web pages linked in coursewares still answer. The check runs as a job, and its result is
 * stored until the next one.
 */

/** The fixed key allows only one check at a time. */
export const linkCheckJob = { kind: 'link_check', key: 'school' } as const;

/** Describes the running check and the last one. */
export async function describeLinkCheck({ db }: SignedInContext): Promise<LinkCheckReply> {
  const job = await findJob(db, linkCheckJob.kind, linkCheckJob.key);
  const isWaiting = job?.state === 'queued' || job?.state === 'running';
  const lastCheck = await readLastCheck(db);
  const { at = 0, pages = 0, dead = 0, refused = 0 } = lastCheck ?? {};
  return {
    progress: isWaiting ? job.progress : null,
    has_failed: job?.state === 'failed',
    last: lastCheck && { at, pages, dead, refused },
  };
}

/** Starts a check unless one is running. */
export async function startLinkCheck({ app, actor }: SignedInContext): Promise<Record<string, never>> {
  await enqueueJob(app, app.db, { ...linkCheckJob, requested_by: actor.id });
  return {};
}
