import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import type { PostgresServer } from '#tests/support/servers/postgres-server.ts';
import { type BenchCall, listCalls } from '../calls.ts';
import type * as Places from '../data/places.ts';
import { copySchoolPlace, type Engine } from '../data/places.ts';
import { updateStatistics } from '../data/update-statistics.ts';
import { measureRate, median, toRequest } from '../load/load.ts';
import { type RunningServer, type SchoolPlace, startProduct } from '../processes.ts';
import { readCpuMs } from '../processor-of.ts';
import type { Row } from '../rows.ts';
import { type RoundOptions, startBenchAttempt } from './measure-calls.ts';

/**
 * Every call of this product beside the same call of another checkout of it, such as an earlier state, in turns on two
 * copies of one large school: whether a call has become dearer, on whatever machine. Linux only (`/proc`).
 */

/** The other checkout has its dependencies and is built. */
export type BesideOptions = RoundOptions & { otherRoot: string; nameFilter: string };
type Turn = { rate: number; cpuMs: number };
type Sides<T> = { own: T; other: T };

const firstWarmUpSeconds = 8;
const warmUpSeconds = 2;

/** Requests per second, and milliseconds of the server's processor time for each. */
async function measureTurn(
  { origin, pid = 0 }: RunningServer,
  call: BenchCall,
  seconds: number,
): Promise<Turn> {
  const [cpuBefore, begunAt] = [readCpuMs(pid), performance.now()];
  const rate = await measureRate(origin, call, seconds);
  const count = (rate * (performance.now() - begunAt)) / 1_000;
  return { rate, cpuMs: (readCpuMs(pid) - cpuBefore) / count };
}

function describeTurns(engine: Engine, name: string, turns: readonly Sides<Turn>[]): Row {
  const medianOf = (figure: (turn: Sides<Turn>) => number) => median(turns.map(figure));
  const rates = [medianOf(({ own }) => own.rate), medianOf(({ other }) => other.rate)].map(Math.round);
  const rateShare = medianOf(({ own, other }) => own.rate / other.rate).toFixed(2);
  const cpuShare = medianOf(({ own, other }) => own.cpuMs / other.cpuMs).toFixed(2);
  const label = `${name}: ${rates.join('/s beside ')}/s; requests ÷, processor time ÷`;
  return { engine, label, figure: `${rateShare}, ${cpuShare}`, budget: '', isMet: undefined };
}

/** Whether the other checkout has the call. */
async function isKnown({ origin }: RunningServer, call: BenchCall | undefined): Promise<boolean> {
  if (!call) return false;
  const { method, path, headers } = toRequest(call, 1);
  return method === 'POST' || (await fetch(`${origin}${path}`, { headers })).ok;
}

/** Adds a turn of each call to `turnsByName`; a call that the other checkout does not have gets none. */
async function runRound(
  servers: Sides<RunningServer>,
  turnsByName: Map<string, Sides<Turn>[]>,
  { seconds, nameFilter }: BesideOptions,
): Promise<void> {
  const ownCalls = listCalls(await startBenchAttempt(servers.own));
  const otherCalls = listCalls(await startBenchAttempt(servers.other));
  const measureBoth = async (index: number, duration: number): Promise<Sides<Turn>> => ({
    own: await measureTurn(servers.own, ownCalls[index] as BenchCall, duration),
    other: await measureTurn(servers.other, otherCalls[index] as BenchCall, duration),
  });
  await measureBoth(0, firstWarmUpSeconds);
  for (const [index, { name }] of ownCalls.entries()) {
    if (!name.includes(nameFilter) || !(await isKnown(servers.other, otherCalls[index]))) continue;
    const turns = turnsByName.get(name) ?? [];
    turnsByName.set(name, turns);
    await measureBoth(index, warmUpSeconds);
    turns.push(await measureBoth(index, seconds));
  }
}

/** As a school is a while after an update: what a migration leaves behind slows PostgreSQL down. */
async function migratePlace(place: SchoolPlace): Promise<void> {
  const database = openDatabase(place);
  await migrate(database);
  await updateStatistics(database);
  await database.close();
}

/**
 * Each round has new processes: one compiles a call's code twice as well as another by chance, and stays so.
 * `folder`: an empty folder for both schools.
 */
export async function measureBeside(
  engine: Engine,
  folder: string,
  postgres: PostgresServer | undefined,
  options: BesideOptions,
  print: (row: Row) => void,
): Promise<void> {
  // Filled by the older code.
  const otherUrl = pathToFileURL(join(options.otherRoot, 'bench/data/places.ts')).href;
  const otherPlaces = (await import(otherUrl)) as typeof Places;
  const otherPlace = await otherPlaces.createSchoolPlace(folder, postgres, 10);
  await otherPlaces.fillSchoolPlace(otherPlace, 10);
  const ownPlace = await copySchoolPlace(otherPlace, postgres);
  await migratePlace(ownPlace);
  const turnsByName = new Map<string, Sides<Turn>[]>();
  for (let round = 0; round < options.rounds; round += 1) {
    const servers = {
      own: await startProduct(ownPlace),
      other: await startProduct(otherPlace, options.otherRoot),
    };
    await runRound(servers, turnsByName, options);
    await Promise.all([servers.own.stop(), servers.other.stop()]);
  }
  for (const [name, turns] of turnsByName) if (turns.length > 0) print(describeTurns(engine, name, turns));
}
