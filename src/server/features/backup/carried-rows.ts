import type { AnyRow } from '#server/database/dialect/table-copies.ts';

/** Which rows belong to the school, and which to the place where it runs. Tables that are not named are carried whole. */

/** Secrets of browsers, what is on its way, and what each database makes by itself. */
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

export function isCarried(table: string): boolean {
  // The index for full-text search is made anew; each database has its own form of it.
  return !omittedTables.has(table) && !table.startsWith('resource_search') && !table.startsWith('sqlite_');
}

/** The row as it is carried; undefined: it stays behind. */
export function carryRow(table: string, row: AnyRow): AnyRow | undefined {
  if (table === 'setting') return omittedSettings.has(String(row['key'])) ? undefined : row;
  if (table !== 'job') return row;
  if (row['kind'] === 'backup') return undefined;
  // No process of another place holds it.
  if (row['state'] !== 'running') return row;
  return { ...row, state: 'queued', progress: 0, leased_by: null, leased_until: null };
}
