import type { ApiReply } from '#contract/api.ts';
import type { Db } from '#server/database/database.ts';
import { readSetting, writeSetting } from '#server/database/settings.ts';
import { chooseCalendar } from '#server/features/calendars/calendars.service.ts';
import { checkPages } from '#server/features/links/check-pages.ts';
import { listUsedRevisions } from '#server/features/links/link-checks.repository.ts';
import type { App, SignedInContext } from '#server/http/context.ts';
import type { JobKind } from '#server/jobs/job-kind.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';

/**
 * Checks whether the web pages linked in coursewares still answer. Runs as a job; its result is stored until the next
 * check.
 */

type Reply = ApiReply<'GET /admin/link_check'>;
type StoredCheck = NonNullable<Reply['last']> & {
  /** Addresses without an answer, by the revisions that link to them. */
  revisions: { id: number; addresses: string[] }[];
};

/** The fixed key allows one check at a time. */
const linkCheckJob = { kind: 'link_check', key: 'school' } as const;
const revisionsAtOnce = 200;
/** Maximum number of revisions with dead links that are stored. */
const keptMax = 1_000;

/** Addresses of web pages by the revisions of the current term's coursewares. */
async function listAddresses({ db, activities }: App): Promise<Map<number, string[]>> {
  const calendarId = await chooseCalendar(db, undefined);
  const types = activities.models.flatMap(({ type, content }) => (content.pageAddresses ? [type] : []));
  const addressesOf = new Map<number, string[]>();
  if (calendarId === null || types.length === 0) return addressesOf;
  for (let after = 0; ; ) {
    const rows = await listUsedRevisions(db, { calendarId, types, after }, revisionsAtOnce);
    for (const row of rows) {
      const { model, content } = activities.read(row);
      const addresses = model.content.pageAddresses?.(content) ?? [];
      addressesOf.set(row.id, [...new Set(addresses.filter((address) => address !== ''))]);
    }
    const last = rows.at(-1);
    if (!last || rows.length < revisionsAtOnce) return addressesOf;
    after = last.id;
  }
}

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

async function readLastCheck(db: Db): Promise<StoredCheck | null> {
  const text = await readSetting(db, 'last_link_check');
  return text === '' ? null : (JSON.parse(text) as StoredCheck);
}

/** Addresses without an answer by revision, from the last check. */
export async function readDeadLinks(db: Db): Promise<ReadonlyMap<number, string[]>> {
  const last = await readLastCheck(db);
  return new Map(last?.revisions.map(({ id, addresses }) => [id, addresses]));
}

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

export async function startLinkCheck({ app, actor }: SignedInContext): Promise<Record<string, never>> {
  await enqueueJob(app, { ...linkCheckJob, requested_by: actor.id });
  return {};
}

export function linkCheckJobs(app: App): Record<string, JobKind> {
  return {
    [linkCheckJob.kind]: {
      lane: 'light',
      timeMaxMinutes: 60,
      work: async (_job, run) => {
        const checked = await runCheck(app, run);
        return (tx) => writeSetting(tx, 'last_link_check', JSON.stringify(checked));
      },
      explain: () => undefined,
    },
  };
}
