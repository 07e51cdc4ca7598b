import { type LinkCheckReply, readLastCheck } from '#server/features/links/last-link-check.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { defineJob, noPayload } from '#server/jobs/define-job.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';

/**
 * Checks whether the web pages linked in coursewares still answer. The check runs as a job, and its result is
 * stored until the next one.
 */

export const linkCheckJob = defineJob({ kind: 'link_check', payload: noPayload });
/** The fixed key allows only one check at a time. */
const linkCheckKey = 'school';

/** Describes the running check and the last one. */
export async function describeLinkCheck({ db }: SignedInContext): Promise<LinkCheckReply> {
  const job = await findJob(db, linkCheckJob.kind, linkCheckKey);
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
  await enqueueJob(app, app.db, linkCheckJob, { key: linkCheckKey, requested_by: actor.id, payload: {} });
  return {};
}
