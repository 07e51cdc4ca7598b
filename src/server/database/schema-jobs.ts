import type { Generated } from 'kysely';

/** Work that waits to be done, one row for a kind and key; `schema.ts` says how tables are written. */
export type JobTable = {
  id: Generated<number>;
  kind: string;
  /** What it is done to: of a conversion its media name. */
  key: string;
  /** json: what else the kind has to know */
  payload: string;
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  /** 0..1 */
  progress: number;
  /** Message key of why it failed, also of a try that is made again; else empty. */
  error: string;
  /** json: parameters of the message */
  error_params: string;
  /** How often it was taken. */
  tries: number;
  requested_by: number;
  created_at: number;
  /** Not taken before. */
  due_at: number;
  /** When it was done, failed or was cancelled. */
  ended_at: number | null;
  /** Until when the process that runs it holds it; another may take it afterwards. */
  leased_until: number | null;
  /** Drawn anew each time it is taken, so that a process that lost its hold writes nothing more. */
  leased_by: string | null;
};
