import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '#tests/support/servers/postgres-server.ts';
import { createSchoolPlace, type Engine, fillSchoolPlace } from '../data/places.ts';
import { startProduct, stopAll } from '../processes.ts';
import type { Row } from '../rows.ts';

/**
 * Times in milliseconds, measured alternately: a save, the same call without a write, and a sync of the disk.
 * `ratio`: the first divided by the sum of the others.
 */
type LoneSave = { saveMs: number; workMs: number; syncMs: number; ratio: number };

/** Times in milliseconds of saves, and of the cheapest read meanwhile. */
type Pace = {
  students: number;
  perSecond: number;
  p50: number;
  p99: number;
  readP50: number;
  readP99: number;
};

const runFile = promisify(execFile);

async function runScript<T>(name: string, args: readonly (string | number)[]): Promise<T> {
  const script = join(import.meta.dirname, '../load', name);
  const { stdout } = await runFile(process.execPath, [script, ...args.map(String)], { timeout: 180_000 });
  return JSON.parse(stdout) as T;
}

/** 1, 10, 50 and 200 students who save again as soon as a save is acknowledged; then the rate of a few classes. */
const paces = [
  { students: 1, perSecond: 0 },
  { students: 10, perSecond: 0 },
  { students: 50, perSecond: 0 },
  { students: 200, perSecond: 0 },
  { students: 300, perSecond: 200 },
];

function printLone(engine: Engine, loneSave: LoneSave, print: (row: Row) => void): void {
  const { saveMs, workMs, syncMs, ratio } = loneSave;
  const workAndSync = `${workMs.toFixed(2)} + ${syncMs.toFixed(2)} ms`;
  print({
    engine,
    label: `a lone save: ${saveMs.toFixed(2)} ms beside the same call without a write and a sync, ${workAndSync}`,
    figure: ratio.toFixed(2),
    budget: '≤ 1.5',
    isMet: ratio <= 1.5,
  });
}

function printPace(engine: Engine, pace: Pace, print: (row: Row) => void): void {
  const { students, perSecond, p50, p99, readP50, readP99 } = pace;
  const saverText = `${students} student${students > 1 ? 's' : ''} saving`;
  const readText = `user/info meanwhile ${readP50.toFixed(1)} and ${readP99.toFixed(1)}`;
  print({
    engine,
    label: `${saverText}, ${perSecond.toFixed(0)}/s: p50 and p99; ${readText} ms`,
    figure: `${p50.toFixed(1)} and ${p99.toFixed(1)} ms`,
    budget: '',
    isMet: undefined,
  });
}

async function measureEngineSaves(
  engine: Engine,
  folder: string,
  seconds: number,
  print: (row: Row) => void,
): Promise<void> {
  const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : undefined;
  try {
    const schoolPlace = await createSchoolPlace(folder, postgres, 1);
    await fillSchoolPlace(schoolPlace, 1);
    const product = await startProduct(schoolPlace);
    printLone(engine, await runScript('lone-save.ts', [product.origin, schoolPlace.dataDir]), print);
    for (const { students, perSecond } of paces) {
      const args = [product.origin, students, perSecond, seconds];
      const figures = await runScript<Omit<Pace, 'students'>>('save-steadily.ts', args);
      printPace(engine, { students, ...figures }, print);
    }
  } finally {
    await stopAll();
    await postgres?.stop();
  }
}

/** Measures saves on both databases, in the small school, because they do not depend on the school's size. */
export async function measureSaves(
  folder: string,
  seconds: number,
  print: (row: Row) => void,
): Promise<void> {
  for (const engine of ['sqlite', 'postgres'] as const)
    await measureEngineSaves(engine, folder, seconds, print);
}
