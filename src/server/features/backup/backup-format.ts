import { join } from 'node:path';
import * as z from 'zod';

/**
 * A backup is a folder, which is named by the time of its start, in UTC:
 *   manifest.json                    written last; a folder without it is no complete backup
 *   tables/<table>.ndjson.gz         a JSON object for each row, by column
 *   files/ab/<sha256>.png            stored files under their keys; each is named by the SHA-256 of its content
 * The format is the same for SQLite and PostgreSQL, and wherever files are stored.
 */

export const formatNumber = 1;

/** `unused` means that the bytes are missing, but nothing uses the file. */
const fileProblem = z.object({ key: z.string(), problem: z.enum(['missing', 'damaged', 'unused']) });

/** A stored file that was already missing or damaged in the school when the backup was made. */
export type FileProblem = z.infer<typeof fileProblem>;

const tableSummary = z.object({
  name: z.string().regex(/^[a-z_]{1,63}$/),
  rows: z.number(),
  /** SHA-256 of the compressed file. */
  sha256: z.string(),
});

export type TableSummary = z.infer<typeof tableSummary>;

export const manifestSchema = z.object({
  format: z.number(),
  /** In milliseconds since 1970. All changes that were acknowledged before this time are in the backup. */
  started_at: z.number(),
  ended_at: z.number(),
  /** Names of the migrations that had been applied to the tables, in order. */
  migrations: z.array(z.string()),
  /** The highest id that each table had assigned. */
  last_ids: z.record(z.string(), z.number()),
  tables: z.array(tableSummary),
  files: z.object({ count: z.number(), bytes: z.number() }),
  problems: z.array(fileProblem),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Lists the files that the school has lost. Missing files that nothing uses do not count. */
export const listLostFiles = ({ problems }: Pick<Manifest, 'problems'>): FileProblem[] =>
  problems.filter(({ problem }) => problem !== 'unused');

export const manifestPath = (folder: string) => join(folder, 'manifest.json');
export const tablePath = (folder: string, table: string) => join(folder, 'tables', `${table}.ndjson.gz`);
export const filePath = (folder: string, key: string) => join(folder, 'files', key);

const namePattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** Returns the name of a backup's folder. Names sort by time. */
export function toBackupFolderName(startedAt: number): string {
  return new Date(startedAt).toISOString().replace(/[:.]/g, '-');
}

export const isBackupName = (name: string) => namePattern.test(name);

/** Ending of the folder's name until the backup is complete. */
export const unfinishedEnding = '.unfinished';

/** Matches keys of stored files. Keys read from a backup must match before they are used as paths. */
export const fileKeyPattern = /^(private\/)?([0-9a-f]{2})\/\2[0-9a-f]{62}\.[a-z0-9]{2,5}$/;

/** Returns the SHA-256 in the key, which the content must have. */
export const readHashInKey = (key: string) => key.slice(key.lastIndexOf('/') + 1).slice(0, 64);
