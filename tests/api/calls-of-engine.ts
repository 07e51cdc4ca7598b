import type { ApiKey } from '#contract/api.ts';
import type { ResultKey } from '#contract/codes.ts';
import { operationTable, type Person } from '#tests/api/operation-table.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgres';
const earlyRefusals: ReadonlySet<ResultKey> = new Set<ResultKey>(['token_invalid', 'not_allowed']);

/**
 * Whether this call is tested with the database of this run. Calls that are refused before any query about the things are
 * tested with SQLite alone, because their refusal does not depend on the database.
 */
export function isSentOnEngine(key: ApiKey, person: Person): boolean {
  return !isPostgres || !earlyRefusals.has(operationTable[key].answers[person]);
}
