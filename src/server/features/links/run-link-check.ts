import { writeSetting } from '#server/database/settings.ts';
import { checkPages } from '#server/features/links/check-pages.ts';
import type { StoredCheck } from '#server/features/links/last-link-check.service.ts';
import { linkCheckJob } from '#server/features/links/link-check.service.ts';
import { listAddresses } from '#server/features/links/linked-addresses.ts';
import type { App } from '#server/http/context.ts';
import type { JobKind } from '#server/jobs/job-kind.ts';

/** Maximum number of revisions with dead links that are stored. */
const keptMax = 1_000;

/** Asks all web pages that the term's coursewares link to. */
async function runCheck(
  app: App,
  run: { signal: AbortSignal; progress: (share: number) => void },
): Promise<StoredCheck> {
  const addressesOf = await listAddresses(app);
  const addresses = [...new Set([...addressesOf.values()].flat())];
  const states = await checkPages(app, addresses, run);
  const count = (state: string) => addresses.filter((address) => states.get(address) === state).length;
  const revisions = [...addressesOf].flatMap(([id, all]) => {
    const dead = all.filter((address) => states.get(address) === 'dead');
    return dead.length > 0 ? [{ id, addresses: dead }] : [];
  });
  return {
    at: app.now(),
    pages: addresses.length,
    dead: count('dead'),
    refused: count('refused'),
    revisions: revisions.slice(0, keptMax),
  };
}

/** The kind of job that checks links. */
export function linkCheckJobs(app: App): Record<string, JobKind> {
  return {
    [linkCheckJob.kind]: {
      lane: 'light',
      timeMaxMinutes: 60,
      runJob: async (_job, run) => {
        const checked = await runCheck(app, run);
        return (tx) => writeSetting(tx, 'last_link_check', JSON.stringify(checked));
      },
      explain: () => undefined,
    },
  };
}
