// `npm test` and `npm run check`: run every stage, even after a failure, and end with the failures, a line for each
// stage, and `N passed, N failed`. Arguments: nothing means everything, `check` the fast stages; otherwise names of
// stages.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { listMissing } from './system-programs.ts';
import { addCounts, type Counts, describeMissing, formatCounts, noCounts } from './test-stages/counts.ts';
import { endChildren, markChildren } from './test-stages/end-children.ts';
import { runStage, type StageResult } from './test-stages/run-stage.ts';
import { allStages, fastStages, type Stage } from './test-stages/stages.ts';

const stageByName = new Map([...fastStages, ...allStages].map((stage) => [stage.name, stage]));

function chooseStages(names: string[]): Stage[] {
  if (names.length === 0) return allStages;
  if (names.length === 1 && names[0] === 'check') return fastStages;
  return names.map((name) => {
    const stage = stageByName.get(name);
    if (stage === undefined)
      throw new Error(`No stage '${name}'. There are: ${[...stageByName.keys()].join(', ')}`);
    return stage;
  });
}

function printSummary(results: StageResult[]): Counts {
  console.log('');
  for (const { stage, seconds, counts, isSound, remark } of results) {
    const outcome = isSound ? 'ok    ' : 'FAILED';
    const tests = counts === undefined ? '' : formatCounts(counts);
    console.log(
      `${outcome} ${stage.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s  ${tests} ${remark}`.trimEnd(),
    );
  }
  return results
    .map(({ counts = noCounts, isSound }) => countFailure(counts, isSound))
    .reduce(addCounts, noCounts);
}

/** Prints failed and retried tests again at the end, where the output of other stages does not hide them. */
function printMishaps(results: StageResult[]): void {
  for (const { stage, mishaps } of results)
    for (const { test, reason, passedLater } of mishaps)
      console.log(`\n${passedLater ? 'passed later' : 'FAILED'}: ${stage}: ${test}\n  ${reason}`);
}

/** A stage that failed without a failing test (a type error, a file that cannot be loaded) counts as one failure. */
function countFailure(counts: Counts, isSound: boolean): Counts {
  return isSound || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** Installs programs in a child process. What cannot be had is missing in the closing line. */
async function installPrograms(): Promise<void> {
  const script = join(import.meta.dirname, 'system-programs.ts');
  const child = spawn(process.execPath, [script], { stdio: 'ignore' });
  await new Promise((done) => child.once('close', done).once('error', done));
}

async function runTests(stage: Stage): Promise<StageResult> {
  try {
    await programsInstalled;
    if (stage.needsChromium) process.env['CHROMIUM_PATH'] = ensureChromium();
  } catch (error) {
    const remark = `(${error instanceof Error ? error.message : String(error)})`;
    return { stage: stage.name, seconds: 0, counts: undefined, mishaps: [], isSound: false, remark };
  }
  return runStage(stage);
}

const runId = randomUUID();
Object.assign(process.env, markChildren(runId));
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)
  process.once(signal, () => void endChildren(runId).finally(() => process.exit(code)));

const stages = chooseStages(process.argv.slice(2));
// Installing mostly waits for the network, so the checks, which need no programs, run meanwhile.
const hasTests = stages.some((stage) => stage.report !== undefined);
const programsInstalled = hasTests ? installPrograms() : Promise.resolve();

// Static checks are independent of each other and share the processors; test stages run one at a time.
const checkResults = await Promise.all(stages.filter((stage) => stage.report === undefined).map(runStage));
const results = [...checkResults];
for (const stage of stages.filter((one) => one.report !== undefined)) results.push(await runTests(stage));

await endChildren(runId);
printMishaps(results);
const total = printSummary(results);
const missing = hasTests ? listMissing() : [];
console.log(`\n${formatCounts(total)}${describeMissing(missing.map(({ name }) => name))}`);
const isSound = results.every((result) => result.isSound) && total.failed === 0;
// CI can install what is missing; elsewhere the closing line is enough.
const lacksPrograms = process.env['CI'] !== undefined && missing.some(({ packages }) => packages.length > 0);
process.exitCode = isSound && !lacksPrograms ? 0 : 1;
