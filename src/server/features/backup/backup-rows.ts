import type { AnyRow } from '#server/database/dialect/table-copies.ts';
import { isSearchIndex } from '#server/database/search/searched-tables.ts';

/**
 * Decides which rows a backup contains. Rows that make sense only in the original installation are left out.
 * Tables that are not named here are copied completely.
 */

/** Tables with secrets of browsers, unfinished transfers, or rows that each database creates by itself. */
const omittedTables = new Set([
  'guess_counter',
  'known_browser',
  'kysely_migration',
  'kysely_migration_lock',
  'live_ticket',
  'session',
  'upload',
]);

const omittedSettings = new Set(['cursor_key', 'last_backup', 'removal_hold', 'setup_token', 'write_probe']);

export function isBackedUp(table: string): boolean {
  // The full-text index is rebuilt by restoring, because each database has its own form of it.
  return !omittedTables.has(table) && !isSearchIndex(table) && !table.startsWith('sqlite_');
}

/** Returns the row as the backup stores it; undefined if it is left out. */
export function toBackupRow(table: string, row: AnyRow): AnyRow | undefined {
  if (table === 'setting') return omittedSettings.has(String(row['key'])) ? undefined : row;
  if (table !== 'job') return row;
  if (row['kind'] === 'backup') return undefined;
  // After restoring, no process runs the job, so it must be queued again.
  if (row['state'] !== 'running') return row;
  return { ...row, state: 'queued', progress: 0, leased_by: null, leased_until: null };
}
