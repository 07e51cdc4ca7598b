// `npm run bench`: the budgets of docs/performance.md, as ratios taken side by side in one run, printed as they are
// measured. Arguments: sqlite, postgres, exam, processor, saves, memory, bytes, first-load, upload,
// lighthouse, typing, pages, reports, or nothing for all. `--quick` gives a first impression; `--only search` measures only the
// calls, pages and screens that have 'search' in their names; `sqlite --beside ../earlier` compares the calls with those of
// another checkout, which has its dependencies and is built.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type PostgresServer, startPostgres } from '#tests/support/servers/postgres-server.ts';
import { buildAllIfStale } from '../scripts/build.ts';
import { createSchoolPlace, type Engine, fillSchoolPlace } from './data/places.ts';
import { type AllScripts, measureAllScripts } from './measures/all-scripts.ts';
import { measureFirstLoads } from './measures/first-load.ts';
import { measureBeside } from './measures/measure-beside.ts';
import { measureBytes } from './measures/measure-bytes.ts';
import { type CallResult, measureCalls, medianGrowth, type RoundOptions } from './measures/measure-calls.ts';
import { measureExam } from './measures/measure-exam.ts';
import { measureScreens, type Score, scoreBudgets } from './measures/measure-lighthouse.ts';
import { measureMemory } from './measures/measure-memory.ts';
import { measurePages } from './measures/measure-pages.ts';
import { measureProcessor } from './measures/measure-processor.ts';
import { measureReports } from './measures/measure-reports.ts';
import { measureSaves } from './measures/measure-saves.ts';
import { measureStorm, type Storm } from './measures/measure-storm.ts';
import { measureTyping, type Typing } from './measures/measure-typing.ts';
import { measureUpload, type Upload } from './measures/measure-upload.ts';
import { measureStart, stopAll } from './processes.ts';
import { printRow, type Row } from './rows.ts';

const partNames = [
  'sqlite',
  'postgres',
  'exam',
  'processor',
  'saves',
  'memory',
  'bytes',
  'first-load',
  'upload',
  'lighthouse',
  'typing',
  'pages',
  'reports',
];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    only: { type: 'string', default: '' },
    beside: { type: 'string', default: '' },
  },
});
const unknownParts = positionals.filter((name) => !partNames.includes(name));
if (unknownParts.length > 0)
  throw new Error(`There is no ${unknownParts.join(', ')}, only ${partNames.join(', ')}`);
const selectedParts = positionals.length > 0 ? positionals : partNames;
if (values.beside !== '' && !selectedParts.every((part) => part === 'sqlite' || part === 'postgres'))
  throw new Error('Beside another checkout there are sqlite and postgres');
const seconds = Number(values.seconds ?? 0.4);
const roundOptions: RoundOptions = { rounds: values.quick ? 3 : 11, seconds };

const pageOptions = { runs: values.quick ? 1 : 3, nameFilter: values.only };

const benchFolder = mkdtempSync(join(tmpdir(), 'bench-'));
process.once('exit', () => rmSync(benchFolder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

function printCall(engine: string, call: CallResult): void {
  const { name, isRead, isHot, rate, ceilingRate, share, growth, growthMax } = call;
  if (!isRead) {
    printRow({ engine, label: name, figure: `${Math.round(rate)}/s`, budget: '', isMet: undefined });
    return;
  }
  const rates = `${Math.round(rate)}/s beside ${Math.round(ceilingRate)}/s`;
  const shareBudget = isHot ? { budget: '≥ 0.6', isMet: share >= 0.6 } : { budget: '', isMet: undefined };
  printRow({ engine, label: `${name}: ${rates}`, figure: share.toFixed(2), ...shareBudget });
  const label = `${name}: time in the large school ÷ in the small one`;
  printRow({
    engine,
    label,
    figure: growth.toFixed(2),
    budget: `≤ ${growthMax}`,
    isMet: growth <= growthMax,
  });
}

/**
 * All filters of the library share one budget, and all searches another; the median kind is compared with it. The
 * lines above show each kind.
 */
function printLibrary(engine: string, calls: readonly CallResult[]): void {
  for (const [kind, prefix] of Object.entries({ filters: 'library,', searches: 'search,' })) {
    const groupMedian = medianGrowth(calls.filter(({ name }) => name.startsWith(prefix)));
    if (!groupMedian) continue;
    const { count, growth, growthMax } = groupMedian;
    const label = `${kind} of the library, the middle of ${count} kinds: time in the large ÷ in the small`;
    printRow({
      engine,
      label,
      figure: growth.toFixed(2),
      budget: `≤ ${growthMax}`,
      isMet: growth <= growthMax,
    });
  }
}

function printStorm(engine: string, storm: Storm): void {
  const { p50, p99, max, lost, doubled, saves } = storm;
  printRow({
    engine,
    label: '1,000 students saving at once: p99 (p50, max)',
    figure: `${p99.toFixed(0)} ms (${p50.toFixed(0)}, ${max.toFixed(0)})`,
    budget: '< 500 ms',
    isMet: p99 < 500,
  });
  printRow({
    engine,
    label: `acknowledged answers after ${storm.seconds.toFixed(0)} s and kill -9`,
    figure: `${lost} lost, ${doubled} doubled of ${saves}`,
    budget: 'none',
    isMet: lost + doubled === 0,
  });
  printRow({
    engine,
    label: '1,000 students starting at once: p99 (refused with 503, all in)',
    figure: `${storm.startP99.toFixed(0)} ms (${storm.startRefusals}, ${storm.startSeconds.toFixed(1)} s)`,
    budget: '',
    isMet: undefined,
  });
}

function printMemory(engine: string, occasion: string, megabytes: number): void {
  const [label, figure] = [`memory of the server ${occasion}`, `${megabytes.toFixed(0)} MB`];
  printRow({ engine, label, figure, budget: '≤ 300 MB', isMet: megabytes <= 300 });
}

/** Runs with a PostgreSQL of its own, or on SQLite without one, and stops what it has started. */
async function runOnEngine(
  engine: Engine,
  run: (postgres: PostgresServer | undefined) => Promise<void>,
): Promise<void> {
  const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : undefined;
  try {
    await run(postgres);
  } finally {
    await stopAll();
    await postgres?.stop();
  }
}

function measureEngineBeside(engine: Engine, otherRoot: string): Promise<void> {
  const options = { ...roundOptions, otherRoot, nameFilter: values.only };
  return runOnEngine(engine, (postgres) =>
    measureBeside(engine, join(benchFolder, 'beside'), postgres, options, printRow),
  );
}

async function measureEngine(engine: Engine, postgres: PostgresServer | undefined): Promise<void> {
  const [smallPlace, largePlace] = [
    await createSchoolPlace(benchFolder, postgres, 1),
    await createSchoolPlace(benchFolder, postgres, 10),
  ];
  await fillSchoolPlace(smallPlace, 1);
  await fillSchoolPlace(largePlace, 10);
  const calls: CallResult[] = [];
  const memory = await measureCalls(
    { small: smallPlace, large: largePlace },
    roundOptions,
    values.only,
    (call) => {
      calls.push(call);
      printCall(engine, call);
    },
  );
  printLibrary(engine, calls);
  printMemory(engine, 'at its height, after all calls', memory.peakMb);
  if (values.only !== '') return;
  const startMs = await measureStart(largePlace);
  const figure = `${Math.round(startMs)} ms`;
  printRow({
    engine,
    label: 'start with 10 × the data',
    figure,
    budget: '< 1,000 ms',
    isMet: startMs < 1_000,
  });
  const storm = await measureStorm(largePlace);
  printStorm(engine, storm);
  printMemory(engine, 'at its height, in the storm', storm.memory);
}

function measureBank(engine: Engine): Promise<void> {
  const folder = join(benchFolder, 'exam');
  return runOnEngine(engine, (postgres) =>
    measureExam({ folder, postgres }, { roundOptions, nameFilter: values.only }, printRow),
  );
}

async function measureProcessorTimes(): Promise<void> {
  const options = { rounds: values.quick ? 3 : 7, nameFilter: values.only };
  const folder = join(benchFolder, 'processor');
  await measureProcessor('sqlite', folder, undefined, options, printRow);
  const postgres = await startPostgres({ durable: true });
  try {
    await measureProcessor('postgres', folder, postgres, options, printRow);
  } finally {
    await postgres.stop();
  }
}

function describeFirstLoad({ screen, bytes, budget }: ReturnType<typeof measureFirstLoads>[number]): Row {
  const toKb = (count: number) => (count / 1024).toFixed(0);
  return {
    engine: 'browser',
    label: `first load of ${screen}, compressed JavaScript`,
    figure: `${(bytes / 1024).toFixed(1)} KB`,
    budget: `≤ ${toKb(budget)} KB`,
    isMet: bytes <= budget,
  };
}

function printAllScripts({ screen, bytes, files }: AllScripts): void {
  const label = `${screen}: script of a first visit in all, ${files} files`;
  const figure = `${(bytes / 1024).toFixed(1)} KB`;
  printRow({ engine: 'browser', label, figure, budget: '', isMet: undefined });
}

function printUpload({ isWhole, memory, sendingRate, finishingRate, copyRate }: Upload): void {
  const printUploadRow = (label: string, figure: string, budget = '', isMet?: boolean) =>
    printRow({ engine: 'upload', label, figure, budget, isMet });
  printUploadRow(
    '100 MB, cut 3 times, server killed once',
    isWhole ? 'byte for byte' : 'NOT THE SAME',
    'same',
    isWhole,
  );
  printUploadRow('memory of the server meanwhile', `${memory.toFixed(0)} MB more`, '< 20 MB', memory < 20);
  printUploadRow(
    'sending beside a synced copy of the file',
    `${sendingRate.toFixed(0)} and ${copyRate.toFixed(0)} MB/s`,
  );
  printUploadRow('checking and storing it afterwards', `${finishingRate.toFixed(0)} MB/s`);
}

function printScore({ screen, category, score, detail }: Score): void {
  const [label, minScore] = [`${screen}: ${category}${detail && ` (${detail})`}`, scoreBudgets[category]];
  printRow({
    engine: 'lighthouse',
    label,
    figure: String(score),
    budget: `≥ ${minScore}`,
    isMet: score >= minScore,
  });
}

async function measureLighthouse(): Promise<void> {
  const speedIndex = await measureScreens(join(benchFolder, 'lighthouse'), pageOptions, printScore);
  const label = 'speed of this machine meanwhile (reckoned with: 1,500)';
  printRow({ engine: 'lighthouse', label, figure: speedIndex.toFixed(0), budget: '', isMet: undefined });
}

function printTyping({ editor, median, p95, worst }: Typing): void {
  printRow({
    engine: 'typing',
    label: `${editor}: worst keystroke, script (median, p95)`,
    figure: `${worst.toFixed(0)} ms (${median.toFixed(0)}, ${p95.toFixed(0)})`,
    budget: '≤ 50 ms',
    isMet: worst <= 50,
  });
}

// Servers start like `npm start`, which would otherwise build during a measurement.
await buildAllIfStale();
const readLoad = () => loadavg()[0]?.toFixed(1);
process.stdout.write(`${roundOptions.rounds} rounds of ${seconds} s; load ${readLoad()} before\n`);
for (const part of selectedParts) {
  if (part === 'first-load') {
    for (const firstLoad of measureFirstLoads()) printRow(describeFirstLoad(firstLoad));
    (await measureAllScripts(join(benchFolder, 'all-scripts'))).forEach(printAllScripts);
  } else if (part === 'bytes') await measureBytes(join(benchFolder, 'bytes'), printRow);
  else if (part === 'exam') {
    await measureBank('sqlite');
    await measureBank('postgres');
  } else if (part === 'saves') await measureSaves(join(benchFolder, 'saves'), values.quick ? 2 : 5, printRow);
  else if (part === 'memory') await measureMemory(join(benchFolder, 'memory'), printRow);
  else if (part === 'reports') measureReports(roundOptions.rounds, printRow);
  else if (part === 'processor') await measureProcessorTimes();
  else if (part === 'upload') printUpload(await measureUpload(benchFolder));
  else if (part === 'lighthouse') await measureLighthouse();
  else if (part === 'pages') await measurePages(join(benchFolder, 'pages'), pageOptions, printRow);
  else if (part === 'typing') (await measureTyping(join(benchFolder, 'typing'))).forEach(printTyping);
  else if (values.beside !== '') await measureEngineBeside(part as Engine, values.beside);
  else await runOnEngine(part as Engine, (postgres) => measureEngine(part as Engine, postgres));
}
process.stdout.write(`load ${readLoad()} after\n`);
