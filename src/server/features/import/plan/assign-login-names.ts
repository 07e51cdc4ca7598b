import type { PlacedRow } from './compare-person.ts';
import type { SchoolState } from './plan-types.ts';
import { findFreeName, suggestLogin } from './suggest-login.ts';

/** Chooses unique login names, by line, for new people without an e-mail address and login name. */
export function assignLoginNames(
  rows: readonly PlacedRow[],
  { people }: SchoolState,
  classNumberByLine: ReadonlyMap<number, number>,
): Map<number, string> {
  const takenNames = new Set([
    ...people.map(({ login_name }) => login_name),
    ...rows.map(({ values }) => values.login_name ?? ''),
  ]);
  const loginNameByLine = new Map<number, string>();
  for (const row of rows) {
    const hasSignInName = row.values.email !== undefined || row.values.login_name !== undefined;
    if (hasSignInName || row.match?.isSure) continue;
    const baseName = suggestLogin(row, classNumberByLine.get(row.line) ?? 0);
    const login = baseName && findFreeName(baseName, takenNames);
    if (login === '') {
      // A line with problems is not reported here: once its class is corrected, it may get a login name.
      if (row.problems.length === 0)
        row.problems.push({ column: 'login_name', key: 'no_sign_in', params: {} });
      continue;
    }
    takenNames.add(login);
    loginNameByLine.set(row.line, login);
  }
  return loginNameByLine;
}
