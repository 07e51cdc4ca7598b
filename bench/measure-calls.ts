import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import type { PostgresServer } from '#tests/support/postgres-server.ts';
import { type BenchCall, listCalls } from './calls.ts';
import { measureRate, median } from './load.ts';
import { type Place, startCeiling, startProduct } from './processes.ts';
import { recordQueries } from './record-queries.ts';
import { benchToken, fillBenchSchool, type Scale } from './school.ts';

/** Requests per second of each hot call and of its ceiling, taken in turns in one run. */

export type Measured = { name: string; product: number; ceiling: number };
export type SchoolResult = { startMs: number; calls: Measured[]; place: Place };

const rounds = 3;

async function createPlace(
  folder: string,
  postgres: PostgresServer | undefined,
  scale: Scale,
): Promise<Place> {
  const dataDir = join(folder, `${postgres ? 'postgres' : 'sqlite'}-${scale}`);
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  if (!postgres) return { dataDir, databaseUrl: undefined };
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database school_${scale}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = `/school_${scale}`;
  return { dataDir, databaseUrl: url.href };
}

export async function buildSchool(
  folder: string,
  postgres: PostgresServer | undefined,
  scale: Scale,
): Promise<Place> {
  const place = await createPlace(folder, postgres, scale);
  const database = openDatabase(place);
  await migrate(database);
  await fillBenchSchool(database, scale);
  await database.close();
  return place;
}

/** A fresh attempt of the first student for the saves. */
async function startAttempt(place: Place): Promise<number> {
  const product = await startProduct(place);
  const response = await fetch(`${product.origin}/api/play/start`, {
    method: 'POST',
    headers: { token: benchToken.student(0), 'content-type': 'application/json' },
    body: JSON.stringify({ courseware_id: 2 }),
  });
  const reply = (await response.json()) as { code: number; msg: string; data: { id: number } };
  await product.stop();
  if (reply.code !== 1) throw new Error(`No attempt could be started: ${reply.code} ${reply.msg}`);
  return reply.data.id;
}

async function measureInTurns(
  place: Place,
  call: BenchCall,
  queries: Parameters<typeof startCeiling>[1],
  origin: string,
  seconds: number,
): Promise<Measured> {
  const ceiling = await startCeiling(place, queries);
  const rates: { product: number[]; ceiling: number[] } = { product: [], ceiling: [] };
  for (let round = 0; round < rounds; round++) {
    rates.ceiling.push(await measureRate(ceiling.origin, call, seconds));
    rates.product.push(await measureRate(origin, call, seconds));
  }
  await ceiling.stop();
  return { name: call.name, product: median(rates.product), ceiling: median(rates.ceiling) };
}

export async function measureSchool(place: Place, seconds: number): Promise<SchoolResult> {
  const calls = listCalls(await startAttempt(place));
  const queries = await recordQueries(place, calls);
  const product = await startProduct(place);
  const measured: Measured[] = [];
  for (const call of calls) {
    await measureRate(product.origin, call, 0.5);
    measured.push(await measureInTurns(place, call, queries.get(call.name) ?? [], product.origin, seconds));
  }
  await product.stop();
  return { startMs: product.startMs, calls: measured, place };
}
