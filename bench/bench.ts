// `npm run bench`: the budgets of docs/performance.md, as ratios taken side by side in one run, printed as they are
// measured. Arguments: sqlite, postgres, saves, memory, bytes, first-load, upload,
// lighthouse, typing, pages, or nothing for all; `--quick` is a first impression, `--only search` measures no calls, and
// no pages, but those whose names have that.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '#tests/support/servers/postgres-server.ts';
import { buildIfStale } from '../scripts/build.ts';
import { createPlace, type Engine, fillPlace } from './data/places.ts';
import { type AllScripts, measureAllScripts } from './measures/all-scripts.ts';
import { measureFirstLoads } from './measures/first-load.ts';
import { measureBytes } from './measures/measure-bytes.ts';
import { type Call, measureCalls, medianGrowth, type Turns } from './measures/measure-calls.ts';
import { measureScreens, type Score, scoreBudgets } from './measures/measure-lighthouse.ts';
import { measureMemory } from './measures/measure-memory.ts';
import { measurePages } from './measures/measure-pages.ts';
import { measureSaves } from './measures/measure-saves.ts';
import { measureStorm, type Storm } from './measures/measure-storm.ts';
import { measureTyping, type Typing } from './measures/measure-typing.ts';
import { measureUpload, type Upload } from './measures/measure-upload.ts';
import { measureStart, stopAll } from './processes.ts';
import { print, type Row } from './rows.ts';

const parts = [
  'sqlite',
  'postgres',
  'saves',
  'memory',
  'bytes',
  'first-load',
  'upload',
  'lighthouse',
  'typing',
  'pages',
];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const unknown = positionals.filter((name) => !parts.includes(name));
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}, only ${parts.join(', ')}`);
const selectedParts = positionals.length > 0 ? positionals : parts;
const seconds = Number(values.seconds ?? 0.4);
const turns: Turns = { rounds: values.quick ? 3 : 11, seconds };

const pageChoice = { runs: values.quick ? 1 : 3, only: values.only };

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

function printCall(engine: string, call: Call): void {
  const { name, isRead, isHot, rate, ceilingRate, share, growth, growthMax } = call;
  if (!isRead) {
    print({ engine, what: name, figure: `${Math.round(rate)}/s`, budget: '', met: undefined });
    return;
  }
  const rates = `${Math.round(rate)}/s beside ${Math.round(ceilingRate)}/s`;
  const shareBudget = isHot ? { budget: '≥ 0.6', met: share >= 0.6 } : { budget: '', met: undefined };
  print({ engine, what: `${name}: ${rates}`, figure: share.toFixed(2), ...shareBudget });
  const what = `${name}: time in the large school ÷ in the small one`;
  print({ engine, what, figure: growth.toFixed(2), budget: `≤ ${growthMax}`, met: growth <= growthMax });
}

/**
 * All filters of the library share one budget, and all searches another: that of the median kind. The output above
 * shows each kind.
 */
function printLibrary(engine: string, calls: readonly Call[]): void {
  for (const [kind, begins] of Object.entries({ filters: 'library,', searches: 'search,' })) {
    const middle = medianGrowth(calls.filter(({ name }) => name.startsWith(begins)));
    if (!middle) continue;
    const { count, growth, growthMax } = middle;
    const what = `${kind} of the library, the middle of ${count} kinds: time in the large ÷ in the small`;
    print({ engine, what, figure: growth.toFixed(2), budget: `≤ ${growthMax}`, met: growth <= growthMax });
  }
}

function printStorm(engine: string, storm: Storm): void {
  const { p50, p99, max, lost, doubled, saves } = storm;
  print({
    engine,
    what: '1,000 students saving at once: p99 (p50, max)',
    figure: `${p99.toFixed(0)} ms (${p50.toFixed(0)}, ${max.toFixed(0)})`,
    budget: '< 500 ms',
    met: p99 < 500,
  });
  print({
    engine,
    what: `acknowledged answers after ${storm.seconds.toFixed(0)} s and kill -9`,
    figure: `${lost} lost, ${doubled} doubled of ${saves}`,
    budget: 'none',
    met: lost + doubled === 0,
  });
  print({
    engine,
    what: '1,000 students starting at once: p99 (refused with 503, all in)',
    figure: `${storm.startP99.toFixed(0)} ms (${storm.startRefusals}, ${storm.startSeconds.toFixed(1)} s)`,
    budget: '',
    met: undefined,
  });
}

function printMemory(engine: string, when: string, megabytes: number): void {
  const [what, figure] = [`memory of the server ${when}`, `${megabytes.toFixed(0)} MB`];
  print({ engine, what, figure, budget: '≤ 300 MB', met: megabytes <= 300 });
}

async function measureEngine(engine: Engine): Promise<void> {
  const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : undefined;
  try {
    const [small, large] = [await createPlace(folder, postgres, 1), await createPlace(folder, postgres, 10)];
    await fillPlace(small, 1);
    await fillPlace(large, 10);
    const calls: Call[] = [];
    const memory = await measureCalls({ small, large }, turns, values.only, (call) => {
      calls.push(call);
      printCall(engine, call);
    });
    printLibrary(engine, calls);
    printMemory(engine, 'at its height, after all calls', memory.most);
    if (values.only !== '') return;
    const startMs = await measureStart(large);
    const figure = `${Math.round(startMs)} ms`;
    print({ engine, what: 'start with 10 × the data', figure, budget: '< 1,000 ms', met: startMs < 1_000 });
    const storm = await measureStorm(large);
    printStorm(engine, storm);
    printMemory(engine, 'at its height, in the storm', storm.memory);
  } finally {
    await stopAll();
    await postgres?.stop();
  }
}

function describeFirstLoad({ screen, bytes, budget }: ReturnType<typeof measureFirstLoads>[number]): Row {
  const kb = (count: number) => (count / 1024).toFixed(0);
  return {
    engine: 'browser',
    what: `first load of ${screen}, compressed JavaScript`,
    figure: `${(bytes / 1024).toFixed(1)} KB`,
    budget: `≤ ${kb(budget)} KB`,
    met: bytes <= budget,
  };
}

function printAllScripts({ screen, bytes, files }: AllScripts): void {
  const what = `${screen}: script of a first visit in all, ${files} files`;
  const figure = `${(bytes / 1024).toFixed(1)} KB`;
  print({ engine: 'browser', what, figure, budget: '', met: undefined });
}

function printUpload({ isWhole, memory, sendingRate, finishingRate, copyRate }: Upload): void {
  const row = (what: string, figure: string, budget = '', met?: boolean) =>
    print({ engine: 'upload', what, figure, budget, met });
  row('100 MB, cut 3 times, server killed once', isWhole ? 'byte for byte' : 'NOT THE SAME', 'same', isWhole);
  row('memory of the server meanwhile', `${memory.toFixed(0)} MB more`, '< 20 MB', memory < 20);
  row(
    'sending beside a synced copy of the file',
    `${sendingRate.toFixed(0)} and ${copyRate.toFixed(0)} MB/s`,
  );
  row('checking and storing it afterwards', `${finishingRate.toFixed(0)} MB/s`);
}

function printScore({ screen, category, score, detail }: Score): void {
  const [what, least] = [`${screen}: ${category}${detail && ` (${detail})`}`, scoreBudgets[category]];
  print({ engine: 'lighthouse', what, figure: String(score), budget: `≥ ${least}`, met: score >= least });
}

async function measureLighthouse(): Promise<void> {
  const speed = await measureScreens(join(folder, 'lighthouse'), pageChoice.runs, printScore);
  const what = 'speed of this machine meanwhile (reckoned with: 1,500)';
  print({ engine: 'lighthouse', what, figure: speed.toFixed(0), budget: '', met: undefined });
}

function printTyping({ editor, median, p95, worst }: Typing): void {
  print({
    engine: 'typing',
    what: `${editor}: worst keystroke, script (median, p95)`,
    figure: `${worst.toFixed(0)} ms (${median.toFixed(0)}, ${p95.toFixed(0)})`,
    budget: '≤ 50 ms',
    met: worst <= 50,
  });
}

// Servers start like `npm start`, which would otherwise build during a measurement.
await buildIfStale();
const load = () => loadavg()[0]?.toFixed(1);
process.stdout.write(`${turns.rounds} rounds of ${seconds} s; load ${load()} before\n`);
for (const part of selectedParts) {
  if (part === 'first-load') {
    for (const each of measureFirstLoads()) print(describeFirstLoad(each));
    (await measureAllScripts(join(folder, 'all-scripts'))).forEach(printAllScripts);
  } else if (part === 'bytes') await measureBytes(join(folder, 'bytes'), print);
  else if (part === 'saves') await measureSaves(join(folder, 'saves'), values.quick ? 2 : 5, print);
  else if (part === 'memory') await measureMemory(join(folder, 'memory'), print);
  else if (part === 'upload') printUpload(await measureUpload(folder));
  else if (part === 'lighthouse') await measureLighthouse();
  else if (part === 'pages') await measurePages(join(folder, 'pages'), pageChoice, print);
  else if (part === 'typing') (await measureTyping(join(folder, 'typing'))).forEach(printTyping);
  else await measureEngine(part as Engine);
}
process.stdout.write(`load ${load()} after\n`);
