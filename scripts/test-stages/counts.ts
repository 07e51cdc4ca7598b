export type Counts = { passed: number; failed: number; skipped: number };

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0 };

export function addCounts(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Reads what Vitest's and Playwright's JSON reporters write. Throws when a number is missing. */
export function readCounts(kind: 'vitest' | 'playwright', json: string): Counts {
  const report: unknown = JSON.parse(json);
  if (kind === 'vitest') {
    return {
      passed: readNumber(report, 'numPassedTests'),
      failed: readNumber(report, 'numFailedTests'),
      skipped: readNumber(report, 'numPendingTests') + readNumber(report, 'numTodoTests'),
    };
  }
  const stats = typeof report === 'object' && report !== null && 'stats' in report ? report.stats : undefined;
  return {
    passed: readNumber(stats, 'expected') + readNumber(stats, 'flaky'),
    failed: readNumber(stats, 'unexpected'),
    skipped: readNumber(stats, 'skipped'),
  };
}

function readNumber(holder: unknown, name: string): number {
  const value: unknown =
    typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
  if (typeof value !== 'number') throw new Error(`The test report holds no number '${name}'`);
  return value;
}
