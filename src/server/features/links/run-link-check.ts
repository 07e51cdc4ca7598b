import type { App } from '#server/app.ts';
import { writeSetting } from '#server/database/settings.ts';
import { checkPages } from '#server/features/links/check-pages.ts';
import type { StoredCheck } from '#server/features/links/last-link-check.service.ts';
import { linkCheckJob } from '#server/features/links/link-check.service.ts';
import { listAddressesByRevision } from '#server/features/links/linked-addresses.ts';
import { implementJob } from '#server/jobs/define-job.ts';
import type { JobKind } from '#server/jobs/job-kind.ts';

/** Maximum number of revisions with dead links that are stored. */
const storedRevisionsMax = 1_000;

/** Requests all web pages that the school year's coursewares link to. */
async function runCheck(
  app: App,
  run: { signal: AbortSignal; progress: (share: number) => void },
): Promise<StoredCheck> {
  const addressesByRevision = await listAddressesByRevision(app);
  const addresses = [...new Set([...addressesByRevision.values()].flat())];
  const stateByAddress = await checkPages(app, addresses, run);
  const countAddresses = (state: string) =>
    addresses.filter((address) => stateByAddress.get(address) === state).length;
  const revisions = [...addressesByRevision].flatMap(([id, linkedAddresses]) => {
    const deadAddresses = linkedAddresses.filter((address) => stateByAddress.get(address) === 'dead');
    return deadAddresses.length > 0 ? [{ id, addresses: deadAddresses }] : [];
  });
  return {
    at: app.now(),
    pages: addresses.length,
    dead: countAddresses('dead'),
    refused: countAddresses('refused'),
    revisions: revisions.slice(0, storedRevisionsMax),
  };
}

/** Checks links as jobs. */
export function linkCheckJobs(app: App): Record<string, JobKind> {
  return implementJob(linkCheckJob, {
    lane: 'light',
    timeMaxMinutes: 60,
    runJob: async (_job, run) => {
      const linkCheck = await runCheck(app, run);
      return (tx) => writeSetting(tx, 'last_link_check', JSON.stringify(linkCheck));
    },
    explain: () => undefined,
  });
}
