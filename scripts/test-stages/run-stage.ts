import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { Counts } from './counts.ts';
import { type Mishap, readReport } from './report.ts';
import type { Stage } from './stages.ts';

export type StageResult = {
  stage: string;
  seconds: number;
  /** Undefined for a check, and for tests that ended without a report. */
  counts: Counts | undefined;
  mishaps: Mishap[];
  isSound: boolean;
  remark: string;
};

const root = resolve(import.meta.dirname, '../..');

/** Runs one stage. Tests write to the console while they run; the output of a check is written at its end. */
export async function runStage(stage: Stage): Promise<StageResult> {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  const reportFile = join(folder, 'report.json');
  const startedAt = Date.now();
  try {
    if (stage.report !== undefined) console.log(`\n── ${stage.name}`);
    const exitCode = await runProgram(stage, reportFile);
    const seconds = (Date.now() - startedAt) / 1000;
    return { stage: stage.name, seconds, ...readOutcome(stage, exitCode, reportFile) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readOutcome(
  stage: Stage,
  exitCode: number,
  reportFile: string,
): Omit<StageResult, 'stage' | 'seconds'> {
  const remark = exitCode === 0 ? '' : `(exit code ${exitCode})`;
  if (stage.report === undefined) return { counts: undefined, mishaps: [], isSound: exitCode === 0, remark };
  try {
    const report = readReport(stage.report, readFileSync(reportFile, 'utf8'));
    const { passed, failed } = report.counts;
    if (passed + failed === 0) return { ...report, isSound: false, remark: '(ran no test)' };
    return { ...report, isSound: exitCode === 0 && failed === 0, remark };
  } catch (error) {
    return { counts: undefined, mishaps: [], isSound: false, remark: `(no report: ${String(error)})` };
  }
}

async function runProgram(stage: Stage, reportFile: string): Promise<number> {
  const isCheck = stage.report === undefined;
  const child = spawn(stage.program, [...stage.arguments, ...reportArguments(stage, reportFile)], {
    cwd: root,
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      // Tests start hundreds of programs, servers above all, which share their compiled code as `npm start` does.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      ...(isCheck && !process.stdout.isTTY ? { NO_COLOR: '1' } : {}),
      // Types and lint, also those of copies of the project, are checked by programs in Go, whose collector would take
      // a fourth of their time.
      GOGC: '400',
    },
    stdio: ['ignore', isCheck ? 'pipe' : 'inherit', isCheck ? 'pipe' : 'inherit'],
    shell: process.platform === 'win32',
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const exitCode = await new Promise<number>((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done(code ?? 1));
  });
  if (isCheck) process.stdout.write(`\n── ${stage.name}\n${Buffer.concat(output).toString()}`);
  return exitCode;
}

function reportArguments(stage: Stage, reportFile: string): string[] {
  if (stage.report === 'vitest')
    return ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  return stage.report === 'playwright' ? ['--reporter=list,json'] : [];
}
