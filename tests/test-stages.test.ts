import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addCounts, describeMissing, formatCounts } from '../scripts/test-stages/counts.ts';
import { endChildren, listChildren, markChildren } from '../scripts/test-stages/end-children.ts';
import { longTests } from '../scripts/test-stages/long-tests-first.ts';
import { readReport } from '../scripts/test-stages/report.ts';
import { runStage } from '../scripts/test-stages/run-stage.ts';

describe('test counts', () => {
  it('are summed up in the closing line', () => {
    const sum = addCounts({ passed: 1, failed: 0 }, { passed: 2, failed: 3 });
    expect(formatCounts(sum)).toBe('3 passed, 3 failed');
    expect([describeMissing([]), describeMissing(['ffmpeg', 'redis-server'])]).toEqual([
      '',
      '; missing, so that their tests were skipped: ffmpeg, redis-server',
    ]);
  });
});

describe('a report', () => {
  it('of Vitest counts, and tells what failed or was late', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      testResults: [
        {
          assertionResults: [
            { fullName: 'is right', status: 'passed', failureMessages: [] },
            { fullName: 'is late', status: 'passed', failureMessages: ['Error: too late\n    at a.ts'] },
            { fullName: 'is wrong', status: 'failed', failureMessages: ['Error: one', 'Error: two'] },
          ],
        },
      ],
    };
    expect(readReport('vitest', JSON.stringify(report))).toEqual({
      counts: { passed: 5, failed: 1 },
      mishaps: [
        { test: 'is late', reason: 'Error: too late     at a.ts', passedLater: true },
        { test: 'is wrong', reason: 'Error: one\n  then: Error: two', passedLater: false },
      ],
    });
  });

  it('of Playwright counts, and tells what failed or was late', () => {
    const bad = { errors: [{ message: '\u001b[31mError\u001b[39m: gone' }] };
    const spec = (title: string, status: string, results: object[]) => ({
      title,
      file: 'quiz.spec.ts',
      tests: [{ status, results }],
    });
    const report = {
      stats: { expected: 4, unexpected: 2, flaky: 1 },
      suites: [
        {
          specs: [spec('is right', 'expected', [{ errors: [] }])],
          suites: [
            {
              specs: [
                spec('is late', 'flaky', [bad, { errors: [] }]),
                spec('is wrong', 'unexpected', [bad, bad]),
              ],
            },
          ],
        },
      ],
    };
    expect(readReport('playwright', JSON.stringify(report))).toEqual({
      counts: { passed: 5, failed: 2 },
      mishaps: [
        { test: 'quiz.spec.ts is late', reason: 'Error: gone', passedLater: true },
        { test: 'quiz.spec.ts is wrong', reason: 'Error: gone', passedLater: false },
      ],
    });
  });

  it('that lacks a number is refused', () => {
    expect(() => readReport('vitest', '{"numPassedTests":5}')).toThrow('numFailedTests');
    expect(() => readReport('playwright', '{}')).toThrow('stats');
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

it('the long tests that run first exist', () => {
  expect(longTests.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([]);
});

describe.skipIf(process.platform !== 'linux')('the programs of a run', () => {
  it('end with it, also those that left its process group', async () => {
    const runId = randomUUID();
    const env = { ...process.env, ...markChildren(runId) };
    // Prints once both are there; the second one has a group of its own and does not end when it is asked to.
    const stubborn = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('ready')";
    const program = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(stubborn)}], { detached: true, stdio: 'inherit' }); setInterval(() => {}, 1000)`;
    const child = spawn(process.execPath, ['-e', program], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    await once(child.stdout, 'data');
    expect(listChildren(runId)).toHaveLength(2);
    await endChildren(runId);
    await expect.poll(() => listChildren(runId), { timeout: 10_000 }).toEqual([]);
  });
});
