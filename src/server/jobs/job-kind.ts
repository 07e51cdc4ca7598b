import type { TextParams } from '#contract/language.ts';
import type { Tx } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/**
 * Background work in the table `job` (docs/decisions/051-jobs-in-the-database.md). A new kind is described by a
 * `JobKind`, listed in `start-all-jobs.ts` and requested with `enqueueJob`.
 */

export type Job = Row<'job'>;

export type JobRun = {
  /** Aborted when the job is cancelled, takes too long or the server stops; the job must then reject soon. */
  signal: AbortSignal;
  /** Reports progress, 0..1; may be called often. */
  progress: (share: number) => void;
  /** An empty folder, removed afterwards with its content. */
  folder: string;
};

export type JobKind = {
  /** Jobs of one lane share its capacity and do not wait for jobs of other lanes. */
  lane: string;
  timeMaxMinutes: number;
  /** Does the work and returns a function that stores the result, in the transaction that ends the job. */
  runJob: (job: Job, run: JobRun) => Promise<(tx: Tx) => Promise<void>>;
  /** The reason of a permanent failure; undefined for an unexpected error, after which the job is retried. */
  explain: (error: unknown) => JobError | undefined;
  /** Called after each run: the job may be done, failed, cancelled, waiting, or run by another process. */
  tidy?: (job: Job) => Promise<void>;
};

/** Reason of a failure: a message key of its kind. Every kind has `took_too_long`, `stopped_server` and `failed`. */
export class JobError extends Error {
  readonly key: string;
  readonly params: TextParams;

  constructor(key: string, params: TextParams = {}) {
    super(key);
    this.key = key;
    this.params = params;
  }
}
