import { describe, expect, it } from 'vitest';
import { addCounts, formatCounts, readCounts } from '../scripts/test-stages/counts.ts';
import { runStage } from '../scripts/test-stages/run-stage.ts';

describe('test counts', () => {
  it("are read from Vitest's report", () => {
    const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    expect(readCounts('vitest', JSON.stringify(report))).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  it("are read from Playwright's report", () => {
    const report = { stats: { expected: 4, unexpected: 2, flaky: 1, skipped: 3 } };
    expect(readCounts('playwright', JSON.stringify(report))).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });

  it('are refused from a report that lacks a number', () => {
    expect(() => readCounts('vitest', '{"numPassedTests":5}')).toThrow('numFailedTests');
    expect(() => readCounts('playwright', '{}')).toThrow('expected');
  });

  it('are added and written as the closing line', () => {
    const sum = addCounts({ passed: 1, failed: 0, skipped: 0 }, { passed: 2, failed: 3, skipped: 0 });
    expect(formatCounts(sum)).toBe('3 passed, 3 failed');
    expect(formatCounts({ ...sum, skipped: 4 })).toBe('3 passed, 3 failed, 4 skipped');
  });
});

describe('a stage', () => {
  it('of checks is as sound as its exit code', async () => {
    const run = (code: string) => runStage({ name: 'trial', program: 'node', arguments: ['-e', code] });
    expect(await run('0')).toMatchObject({ isSound: true, counts: undefined });
    expect(await run('process.exit(3)')).toMatchObject({ isSound: false, remark: '(exit code 3)' });
  });

  it('of tests that leaves no report is not sound', async () => {
    const stage = { name: 'trial', program: 'node', arguments: ['-e', '0', '--'], report: 'vitest' } as const;
    expect(await runStage({ ...stage, arguments: [...stage.arguments] })).toMatchObject({ isSound: false });
  });
});
