import * as z from 'zod';
import type { Job, JobKind, JobRun } from '#server/jobs/job-kind.ts';

/**
 * A job as code that requests it knows it: its kind, and the schema of its payload. `implementJob` binds it to the code
 * that runs it, which those who request it need not load.
 */

declare const isDefined: unique symbol;

/** Only `defineJob` makes these. */
export type JobDefinition<P> = { kind: string; payload: z.ZodType<P>; [isDefined]: true };

export const defineJob = <P>(job: { kind: string; payload: z.ZodType<P> }): JobDefinition<P> =>
  job as JobDefinition<P>;

/** The payload of jobs whose key says everything. */
export const noPayload = z.object({});

export const readPayload = <P>({ payload }: JobDefinition<P>, job: Pick<Job, 'payload'>): P =>
  payload.parse(JSON.parse(job.payload));

type JobImplementation<P> = Omit<JobKind, 'runJob'> & {
  /** Does the work and returns a function that stores the result, in the transaction that ends the job. */
  runJob: (job: Omit<Job, 'payload'> & { payload: P }, run: JobRun) => ReturnType<JobKind['runJob']>;
};

/** How the jobs of a definition are run; an entry of the kinds that `startJobs` takes. */
export function implementJob<P>(
  definition: JobDefinition<P>,
  implementation: JobImplementation<P>,
): Record<string, JobKind> {
  return {
    [definition.kind]: {
      ...implementation,
      runJob: (job, run) => implementation.runJob({ ...job, payload: readPayload(definition, job) }, run),
    },
  };
}
