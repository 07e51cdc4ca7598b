/** Tests that do not apply, such as those of the other database, are not counted. */
export type Counts = { passed: number; failed: number };

export const noCounts: Counts = { passed: 0, failed: 0 };

export function addCounts(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

export const formatCounts = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;

/** What this machine lacks, for the closing line. */
export const describeMissing = (programs: readonly string[]): string =>
  programs.length === 0 ? '' : `; missing, so that their tests were skipped: ${programs.join(', ')}`;
