import { randomUUID } from 'node:crypto';
import type { App } from '#server/http/context.ts';
import type { JobKind } from '#server/jobs/job-kind.ts';
import { type JobLane, openJobLane } from '#server/jobs/job-lane.ts';
import * as jobs from '#server/jobs/jobs.repository.ts';
import { leaseMs } from '#server/jobs/lease.ts';
import { runJob } from '#server/jobs/run-job.ts';
import { removeLostFolders } from '#server/jobs/work-folders.ts';
import * as claimJob from './claim-job.repository.ts';

/** Runs waiting jobs, several at a time in each lane. Several processes may do so with the same database. */

const usualPollMs = 2_000;

export type JobPlan = {
  kinds: Readonly<Record<string, JobKind>>;
  /** Number of simultaneous jobs in this process, by lane. */
  jobsAtOnce: Readonly<Record<string, number>>;
  onError: (error: unknown) => void;
  /** How often jobs of other processes are looked for. */
  pollMs?: number;
};

function openLane(app: App, lane: string, { kinds, onError, pollMs = usualPollMs }: JobPlan): JobLane {
  const ownKinds = Object.keys(kinds).filter((kind) => kinds[kind]?.lane === lane);
  return openJobLane({
    take: () => {
      const now = app.now();
      return claimJob.claimNext(app.db, { kinds: ownKinds, now, until: now + leaseMs, holder: randomUUID() });
    },
    run: async (claimed, signal) => {
      const kind = kinds[claimed.job.kind];
      if (kind) await runJob(app, kind, claimed, signal, onError);
    },
    onError,
    pollMs,
  });
}

/** The returned function stops running jobs and returns them to the queue. */
export function startJobs(app: App, plan: JobPlan): () => Promise<void> {
  // Killed processes leave folders behind.
  const foldersRemoved = removeLostFolders(app.env.dataDir, () => jobs.listHolders(app.db)).catch(
    plan.onError,
  );
  // A process may have no kinds for a lane; without a folder for backups, it has no backup jobs.
  const lanes = new Set(Object.values(plan.kinds).map(({ lane }) => lane));
  const startedLanes = Object.entries(plan.jobsAtOnce).flatMap(([lane, jobsAtOnce]) =>
    lanes.has(lane) ? Array.from({ length: jobsAtOnce }, () => openLane(app, lane, plan)) : [],
  );
  const endSubscription = app.bus.subscribe('jobs', 0, () => {
    for (const lane of startedLanes) lane.wake();
  });
  return async () => {
    endSubscription();
    await Promise.all([foldersRemoved, ...startedLanes.map((lane) => lane.stop())]);
  };
}
