import type { ApiKey } from '#contract/api.ts';
import type { ResultKey } from '#contract/codes.ts';
import { operationTable, type Person } from '#tests/api/operation-table.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgres';
const refusedBefore: ReadonlySet<ResultKey> = new Set<ResultKey>(['token_invalid', 'not_allowed']);

/**
 * Whether the database of this run is sent this call. Calls that are refused before any query about the things run on
 * SQLite alone, because no database changes them.
 */
export function isSentOnEngine(key: ApiKey, person: Person): boolean {
  return !isPostgres || !refusedBefore.has(operationTable[key].answers[person]);
}
