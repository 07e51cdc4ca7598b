import { randomUUID } from 'node:crypto';
import { findOwn } from '#contract/find-own.ts';
import type { App } from '#server/app.ts';
import type { JobKind } from '#server/jobs/job-kind.ts';
import { type JobLane, openJobLane } from '#server/jobs/job-lane.ts';
import * as jobs from '#server/jobs/jobs.repository.ts';
import { leaseMs } from '#server/jobs/lease.ts';
import { runJob } from '#server/jobs/run-job.ts';
import { removeLostFolders } from '#server/jobs/work-folders.ts';
import * as claimJob from './claim-job.repository.ts';

/** Runs waiting jobs, several at a time in each lane. Several processes may do so with the same database. */

const defaultPollMs = 2_000;

export type JobPlan = {
  kinds: Readonly<Record<string, JobKind>>;
  /** Number of simultaneous jobs in this process, by lane. */
  jobsAtOnceByLane: Readonly<Record<string, number>>;
  onError: (error: unknown) => void;
  /** How often each lane looks for jobs that other processes have added. */
  pollMs?: number;
};

function openLane(app: App, lane: string, { kinds, onError, pollMs = defaultPollMs }: JobPlan): JobLane {
  const kindsOfLane = Object.entries(kinds).flatMap(([name, kind]) => (kind.lane === lane ? [name] : []));
  return openJobLane({
    claimNext: () => {
      const now = app.now();
      return claimJob.claimNext(app.db, {
        kinds: kindsOfLane,
        now,
        until: now + leaseMs,
        holder: randomUUID(),
      });
    },
    run: async (claimed, signal) => {
      const kind = findOwn(kinds, claimed.job.kind);
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
  // Lanes without kinds are not opened: without a folder for backups, a process has no backup jobs.
  const laneNames = new Set(Object.values(plan.kinds).map(({ lane }) => lane));
  const startedLanes = Object.entries(plan.jobsAtOnceByLane).flatMap(([lane, jobsAtOnce]) =>
    laneNames.has(lane) ? Array.from({ length: jobsAtOnce }, () => openLane(app, lane, plan)) : [],
  );
  const endSubscription = app.bus.subscribe('jobs', 0, () => {
    for (const lane of startedLanes) lane.wake();
  });
  return async () => {
    endSubscription();
    await Promise.all([foldersRemoved, ...startedLanes.map((lane) => lane.stop())]);
  };
}
