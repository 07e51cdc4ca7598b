// `npm run bench`: the budgets of the design, as ratios taken side by side in one run. Arguments: sqlite, postgres,
// or nothing for both; `--seconds 2` is how long each of the three rounds of a call lasts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts';
import { measureFirstLoads } from './first-load.ts';
import { buildSchool, measureSchool, type SchoolResult } from './measure-calls.ts';
import { measureStorm, type Storm } from './measure-storm.ts';

type Row = { what: string; engine: string; figure: string; budget: string; met: boolean };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '2' } },
});
const seconds = Number(values.seconds);
const engines = positionals.length > 0 ? positionals : ['sqlite', 'postgres'];
const folder = mkdtempSync(join(tmpdir(), 'bench-'));

function compareWithCeiling(engine: string, scale: number, { calls }: SchoolResult): Row[] {
  return calls.map(({ name, product, ceiling }) => ({
    what: `${name}, ${scale} ×: ${Math.round(product)}/s beside ${Math.round(ceiling)}/s`,
    engine,
    figure: (product / ceiling).toFixed(2),
    budget: '≥ 0.6',
    met: product / ceiling >= 0.6,
  }));
}

function compareScales(engine: string, small: SchoolResult, large: SchoolResult): Row[] {
  return large.calls.flatMap(({ name, product }) => {
    const before = small.calls.find((call) => call.name === name);
    if (!before) return [];
    const ratio = before.product / product;
    return [
      {
        what: `${name}: time at 10 × ÷ at 1 ×`,
        engine,
        figure: ratio.toFixed(2),
        budget: '≤ 1.3',
        met: ratio <= 1.3,
      },
    ];
  });
}

function describeStorm(engine: string, storm: Storm): Row[] {
  const lost = `${storm.lost} lost, ${storm.doubled} doubled of ${storm.saves}`;
  return [
    {
      what: '1,000 students saving at once: p99 (p50, max)',
      engine,
      figure: `${storm.p99.toFixed(0)} ms (${storm.p50.toFixed(0)}, ${storm.max.toFixed(0)})`,
      budget: '< 500 ms',
      met: storm.p99 < 500,
    },
    {
      what: `acknowledged answers, ${storm.seconds.toFixed(0)} s, then kill -9`,
      engine,
      figure: lost,
      budget: 'none',
      met: storm.lost + storm.doubled === 0,
    },
  ];
}

async function measureEngine(engine: string): Promise<Row[]> {
  const postgres: PostgresServer | undefined = engine === 'postgres' ? await startPostgres() : undefined;
  try {
    const small = await measureSchool(await buildSchool(folder, postgres, 1), seconds);
    const large = await measureSchool(await buildSchool(folder, postgres, 10), seconds);
    const storm = await measureStorm(large.place);
    return [
      ...compareWithCeiling(engine, 1, small),
      ...compareWithCeiling(engine, 10, large),
      ...compareScales(engine, small, large),
      ...describeStorm(engine, storm),
      {
        what: 'start with 10 × the data',
        engine,
        figure: `${Math.round(large.startMs)} ms`,
        budget: '< 1,000 ms',
        met: large.startMs < 1_000,
      },
    ];
  } finally {
    await postgres?.stop();
  }
}

function describeFirstLoads(): Row[] {
  return measureFirstLoads().map(({ screen, bytes, budget }) => ({
    what: `first load of ${screen}`,
    engine: '',
    figure: `${(bytes / 1024).toFixed(1)} KB`,
    budget: `≤ ${budget / 1024} KB`,
    met: bytes <= budget,
  }));
}

function print(rows: readonly Row[]): void {
  for (const { what, engine, figure, budget, met } of rows) {
    const columns = [
      met ? 'ok    ' : 'MISSED',
      engine.padEnd(9),
      what.padEnd(62),
      figure.padStart(22),
      `  ${budget}`,
    ];
    process.stdout.write(`${columns.join(' ')}\n`);
  }
}

try {
  for (const engine of engines) print(await measureEngine(engine));
  print(describeFirstLoads());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
