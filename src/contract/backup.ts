import * as z from 'zod';
import * as f from '#contract/fields.ts';
import { defineOperations } from '#contract/operation.ts';

/** The state of the school's backups for administrators. Times in milliseconds, sizes in bytes. */

export const backupFailures = [
  'backup_disk_full',
  'backup_not_writable',
  'took_too_long',
  'stopped_server',
  'failed',
] as const;

const lastBackup = z.object({
  started_at: z.number(),
  ended_at: z.number(),
  file_count: z.int(),
  bytes: z.int(),
  /** Number of files that the school had already lost. */
  lost_count: z.int(),
});

export const backupOperations = defineOperations({
  status: {
    method: 'GET',
    path: '/admin/backup',
    summary: 'The last backup, what became of the last try, and when the next one is due',
    access: 'admin',
    input: z.object({}),
    reply: z.object({
      /** Null if this server makes no scheduled backups. */
      next_at: z.number().nullable(),
      last: lastBackup.nullable(),
      /** 0..1; null if no backup is being made. */
      progress: z.number().nullable(),
      /** The latest try, if it failed after the last successful backup; else null. */
      failure: z.object({ reason: z.enum(backupFailures), at: z.number() }).nullable(),
      /** Whether the last backup is older than it should be. */
      is_late: z.boolean(),
    }),
  },
  start: {
    method: 'POST',
    path: '/admin/backup_start',
    summary: 'Makes a backup now; nothing if one is being made',
    access: 'admin',
    logAs: 'settings_change',
    input: z.object({}),
    reply: f.emptyReply,
  },
});
