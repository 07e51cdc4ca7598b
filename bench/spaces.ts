// Costs of a space for the server: 45 people drawing in it for half a minute, reading 20,000 strokes, and packing
// them. Run: node bench/spaces.ts [postgres]
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#server/database/database.ts';
import { readEnv } from '#server/env.ts';
import { readCachedSpace } from '#server/features/spaces/cached-spaces.service.ts';
import { packSpace } from '#server/features/spaces/pack-spaces.service.ts';
import { readSpace } from '#server/features/spaces/read-space.service.ts';
import { openApp } from '#server/open-app.ts';
import { boardActivities } from '#tests/spaces/board.ts';
import { addDemoBoard } from '#tests/spaces/demo-board.ts';
import { mark } from '#tests/spaces/open-board.ts';
import { callServer, createWriter, type Writer } from '#tests/spaces/simulated-writer.ts';
import { startPostgres } from '#tests/support/servers/postgres-server.ts';
import { startServerProcess } from '../tests/durability/server-process.ts';
import { readMemory } from './memory-of.ts';

const program = join(import.meta.dirname, '../tests/spaces/board-server.ts');
const postgres = process.argv[2] === 'postgres' ? await startPostgres({ durable: true }) : undefined;
const databaseUrl = postgres?.url;
const writerCount = 45;
const seconds = 30;
/** The base64 text of a stroke's points. */
const drawPoints = () => randomBytes(135).toString('base64');

const dataDir = await mkdtemp(join(tmpdir(), 'bench-spaces-'));
const place = databaseUrl === undefined ? { dataDir } : { dataDir, databaseUrl };

const percentile = (list: readonly number[], share: number): number =>
  Math.round(list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0);
const describeTimes = (list: readonly number[]) =>
  `p50 ${percentile(list, 0.5)}, p95 ${percentile(list, 0.95)}, p99 ${percentile(list, 0.99)} ms`;

/** Processor time of the process; Linux counts hundredths of a second. */
function readCpuMs(pid: number): number {
  const [, , , , , , , , , , , utime = 0, stime = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .map(Number);
  return (utime + stime) * 10;
}

async function timed<T>(name: string, run: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await run();
  console.log(`${name}: ${Math.round(performance.now() - startedAt)} ms`);
  return result;
}

async function drawTogether(): Promise<number> {
  const server = await startServerProcess(dataDir, { databaseUrl, demo: true, program });
  const coursewareId = await addDemoBoard(place);
  const students = Math.min(30, writerCount);
  const joined = await Promise.all(
    Array.from({ length: students }, async (_, index) => {
      const username = `student${String(index + 1).padStart(2, '0')}@example.com`;
      const { userinfo } = await callServer(
        server.origin,
        'POST /user/login',
        { username, password: 'elearning' },
        '',
      );
      const { token } = userinfo;
      const { id } = await callServer(
        server.origin,
        'POST /play/start',
        { courseware_id: coursewareId },
        token,
      );
      return { origin: server.origin, token, attemptId: id };
    }),
  );
  const drawnAt = new Map<string, number>();
  const delays: number[] = [];
  const acknowledged: number[] = [];
  const writers: Writer[] = [];
  for (let index = 0; index < writerCount; index += 1) {
    const note = (id: string) => {
      const at = drawnAt.get(id);
      if (at !== undefined && !id.startsWith(`${index}-`)) delays.push(performance.now() - at);
    };
    const person = joined[index % students];
    if (person) writers.push(createWriter(person, 'shared', note));
  }
  while (!writers.every((writer) => writer.isLive())) await sleep(50);
  const cpu = readCpuMs(server.pid);
  let drawn = 0;
  const endsAt = performance.now() + seconds * 1_000;
  await Promise.all(
    writers.map(async (writer, index) => {
      for (let number = 0; performance.now() < endsAt; number += 1) {
        const id = `${index}-${number}`;
        drawnAt.set(id, performance.now());
        writer.write(id, mark(drawPoints()));
        drawn += 1;
        const at = performance.now();
        void writer.flush().then(() => acknowledged.push(performance.now() - at));
        await sleep(600 + Math.random() * 800);
      }
    }),
  );
  const used = readCpuMs(server.pid) - cpu;
  await sleep(500);
  console.log(
    `${writerCount} writers, ${seconds} s, ${drawn} strokes on ${databaseUrl ? 'PostgreSQL' : 'SQLite'}`,
  );
  console.log(`  acknowledged ${describeTimes(acknowledged)}`);
  console.log(`  seen by others ${describeTimes(delays)} (${delays.length} of ${drawn * (writerCount - 1)})`);
  console.log(
    `  processor ${Math.round(used / seconds / 10)} % of a core, ${Math.round(readMemory(server.pid).now)} MB`,
  );
  for (const writer of writers) writer.close();
  await server.stop();
  return coursewareId;
}

/** 20,000 strokes of many people, as rows. */
async function fill(coursewareId: number): Promise<number> {
  const { db, close } = openDatabase(place);
  const { id: spaceId } = await db
    .insertInto('space')
    .values({ courseware_id: coursewareId, attempt_id: null, name: 'filled' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: userId } = await db.selectFrom('user').select('id').limit(1).executeTakeFirstOrThrow();
  for (let from = 1; from <= 20_000; from += 100) {
    const rows = Array.from({ length: 100 }, (_, index) => ({
      space_id: spaceId,
      change: from + index,
      item: `i${(from + index) * 7_919}`,
      user_id: userId,
      by_teacher: 0,
      kind: 'mark',
      seq: from + index,
      value: JSON.stringify(mark(drawPoints())),
      at: Date.now(),
    }));
    await db.insertInto('space_change').values(rows).execute();
  }
  await db
    .updateTable('space')
    .set({ last_change: 20_000, item_count: 20_000 })
    .where('id', '=', spaceId)
    .execute();
  await close();
  return spaceId;
}

async function openMany(coursewareId: number, spaceId: number): Promise<void> {
  const env = readEnv({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' });
  const space = boardActivities.find('board')?.work.spaces?.['shared'];
  if (!space) throw new Error('The board has no shared space');
  const key = { courseware_id: coursewareId, attempt_id: null, name: 'filled' };
  const viewer = { person: { user_id: 1, role: 'student' as const }, space, content: null };
  const readAll = async (what: string) => {
    const app = await openApp(env, { activities: boardActivities });
    await timed(`20,000 strokes read and folded from ${what}`, () => readCachedSpace(app, key));
    const asked = { ...viewer, key, revisionId: 1, isVisible: true };
    const reply = await timed('  packed for the first who opens', () => readSpace(app, asked, undefined));
    await timed('  for each who follows', () => readSpace(app, asked, undefined));
    console.log(`  ${Math.round((reply.packed?.length ?? 0) / 1_024)} KB to send`);
    return app;
  };
  const app = await readAll('rows');
  await timed('packed', () => packSpace(app, spaceId));
  const rows = await app.db
    .selectFrom('space_pack')
    .select('content')
    .where('space_id', '=', spaceId)
    .execute();
  const bytes = rows.reduce((sum, { content }) => sum + content.length, 0);
  console.log(`  ${rows.length} packs, ${Math.round(bytes / 1_024)} KB`);
  await app.close();
  await (await readAll('packs')).close();
}

const coursewareId = await drawTogether();
await openMany(coursewareId, await fill(coursewareId));
await postgres?.stop();
await rm(dataDir, { recursive: true, force: true });
