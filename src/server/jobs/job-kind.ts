import type { TextParams } from '#contract/language.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/**
 * Work that waits in the table `job` (docs/decisions/051-jobs-in-the-database.md). Whoever has a new kind of it describes
 * that as a `JobKind`, names it where `startJobs` is called, and asks for it with `enqueueJob`.
 */

export type Job = Row<'job'>;

export type JobRun = {
  /** Aborted when the job is cancelled, takes too long or the server stops: then reject soon. */
  signal: AbortSignal;
  /** 0..1; may be called as often as wanted. */
  progress: (share: number) => void;
  /** Empty, and removed afterwards with all that is in it. */
  folder: string;
};

export type JobKind = {
  /** Jobs of one lane share its places, and wait for none of another. */
  lane: string;
  timeMaxMinutes: number;
  /** Does everything but what it gives back: that is written in one transaction with the job's end. */
  work: (job: Job, run: JobRun) => Promise<(tx: Db) => Promise<void>>;
  /** Why it failed, where that will not pass by itself; undefined = nobody expected it, and it is tried again. */
  explain: (error: unknown) => JobError | undefined;
  /** Called after each run, however it went: the job may be done, failed, cancelled, waiting, or run by another process. */
  tidy?: (job: Job) => Promise<void>;
};

/** Why a job failed: a key of the messages of its kind. Of every kind `took_too_long`, `stopped_server` and `failed`. */
export class JobError extends Error {
  readonly key: string;
  readonly params: TextParams;

  constructor(key: string, params: TextParams = {}) {
    super(key);
    this.key = key;
    this.params = params;
  }
}
