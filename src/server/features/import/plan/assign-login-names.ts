import type { PlacedRow } from './compare-person.ts';
import type { SchoolState } from './plan-types.ts';
import { findFreeName, suggestLogin } from './suggest-login.ts';

/** Login names by line for new people without an e-mail address and login name. Each is unique. */
export function assignLoginNames(
  rows: readonly PlacedRow[],
  { people }: SchoolState,
  numbers: ReadonlyMap<number, number>,
): Map<number, string> {
  const takenNames = new Set([
    ...people.map(({ login_name }) => login_name),
    ...rows.map(({ values }) => values.login_name ?? ''),
  ]);
  const assignedNames = new Map<number, string>();
  for (const row of rows) {
    const hasAddress = row.values.email !== undefined || row.values.login_name !== undefined;
    if (hasAddress || row.match?.isSure) continue;
    const base = suggestLogin(row, numbers.get(row.line) ?? 0);
    const login = base && findFreeName(base, takenNames);
    if (login === '') {
      // Once the class of a line with problems is corrected, it may get a name from it.
      if (row.problems.length === 0)
        row.problems.push({ column: 'login_name', key: 'no_sign_in', params: {} });
      continue;
    }
    takenNames.add(login);
    assignedNames.set(row.line, login);
  }
  return assignedNames;
}
