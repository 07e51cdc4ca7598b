// Costs of a space for the server: 45 people drawing in it for half a minute, reading 20,000 strokes, and packing
// them. Run: node bench/spaces.ts [postgres]
import { randomBytes } from 'node:crypto';
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
import { createMark } from '#tests/spaces/open-board.ts';
import { callServer, createWriter, type Writer } from '#tests/spaces/simulated-writer.ts';
import { startPostgres } from '#tests/support/servers/postgres-server.ts';
import { startServerProcess } from '../tests/durability/server-process.ts';
import { readMemory } from './memory-of.ts';
import { readCpuMs } from './processor-of.ts';

const programPath = join(import.meta.dirname, '../tests/spaces/board-server.ts');
const postgres = process.argv[2] === 'postgres' ? await startPostgres({ durable: true }) : undefined;
const databaseUrl = postgres?.url;
const writerCount = 45;
const seconds = 30;
/** Invents the points of a stroke, as base64 text. */
const drawPoints = () => randomBytes(135).toString('base64');

const dataDir = await mkdtemp(join(tmpdir(), 'bench-spaces-'));
const schoolPlace = databaseUrl === undefined ? { dataDir } : { dataDir, databaseUrl };

const percentile = (times: readonly number[], fraction: number): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * fraction)] ?? 0);
const describeTimes = (times: readonly number[]) =>
  `p50 ${percentile(times, 0.5)}, p95 ${percentile(times, 0.95)}, p99 ${percentile(times, 0.99)} ms`;

async function logTime<T>(name: string, task: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await task();
  console.log(`${name}: ${Math.round(performance.now() - startedAt)} ms`);
  return result;
}

async function drawTogether(): Promise<number> {
  const server = await startServerProcess(dataDir, { databaseUrl, fillsDemo: true, program: programPath });
  const coursewareId = await addDemoBoard(schoolPlace);
  const studentCount = Math.min(30, writerCount);
  const joinedStudents = await Promise.all(
    Array.from({ length: studentCount }, async (_, index) => {
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
  const arrivalDelays: number[] = [];
  const acknowledgementDelays: number[] = [];
  const writers: Writer[] = [];
  for (let index = 0; index < writerCount; index += 1) {
    const noteArrival = (id: string) => {
      const drawnTime = drawnAt.get(id);
      if (drawnTime !== undefined && !id.startsWith(`${index}-`))
        arrivalDelays.push(performance.now() - drawnTime);
    };
    const person = joinedStudents[index % studentCount];
    if (person) writers.push(createWriter(person, 'shared', noteArrival));
  }
  while (!writers.every((writer) => writer.isLive())) await sleep(50);
  const cpuMsBefore = readCpuMs(server.pid);
  let drawnCount = 0;
  const endsAt = performance.now() + seconds * 1_000;
  await Promise.all(
    writers.map(async (writer, index) => {
      for (let strokeNumber = 0; performance.now() < endsAt; strokeNumber += 1) {
        const id = `${index}-${strokeNumber}`;
        drawnAt.set(id, performance.now());
        writer.write(id, createMark(drawPoints()));
        drawnCount += 1;
        const flushStartedAt = performance.now();
        void writer.flush().then(() => acknowledgementDelays.push(performance.now() - flushStartedAt));
        await sleep(600 + Math.random() * 800);
      }
    }),
  );
  const usedCpuMs = readCpuMs(server.pid) - cpuMsBefore;
  await sleep(500);
  console.log(
    `${writerCount} writers, ${seconds} s, ${drawnCount} strokes on ${databaseUrl ? 'PostgreSQL' : 'SQLite'}`,
  );
  console.log(`  acknowledged ${describeTimes(acknowledgementDelays)}`);
  console.log(
    `  seen by others ${describeTimes(arrivalDelays)} (${arrivalDelays.length} of ${drawnCount * (writerCount - 1)})`,
  );
  console.log(
    `  processor ${Math.round(usedCpuMs / seconds / 10)} % of a core, ${Math.round(readMemory(server.pid).nowMb)} MB`,
  );
  for (const writer of writers) writer.close();
  await server.stop();
  return coursewareId;
}

/** Inserts 20,000 strokes of one person as rows. Returns the id of their space. */
async function fillSpace(coursewareId: number): Promise<number> {
  const { db, close } = openDatabase(schoolPlace);
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
      value: JSON.stringify(createMark(drawPoints())),
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

async function measureReading(coursewareId: number, spaceId: number): Promise<void> {
  const env = readEnv({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' });
  const space = boardActivities.find('board')?.work.spaces?.['shared'];
  if (!space) throw new Error('The board has no shared space');
  const key = { courseware_id: coursewareId, attempt_id: null, name: 'filled' };
  const viewer = { person: { user_id: 1, role: 'student' as const }, space, content: null };
  const measureRead = async (source: string) => {
    const app = await openApp(env, { activities: boardActivities });
    await logTime(`20,000 strokes read and folded from ${source}`, () => readCachedSpace(app, key));
    const readRequest = { ...viewer, key, revisionId: 1, isVisible: true };
    const reply = await logTime('  packed for the first who opens', () =>
      readSpace(app, readRequest, undefined),
    );
    await logTime('  for each who follows', () => readSpace(app, readRequest, undefined));
    console.log(`  ${Math.round((reply.packed?.length ?? 0) / 1_024)} KB to send`);
    return app;
  };
  const app = await measureRead('rows');
  await logTime('packed', () => packSpace(app, spaceId));
  const rows = await app.db
    .selectFrom('space_pack')
    .select('content')
    .where('space_id', '=', spaceId)
    .execute();
  const bytes = rows.reduce((sum, { content }) => sum + content.length, 0);
  console.log(`  ${rows.length} packs, ${Math.round(bytes / 1_024)} KB`);
  await app.close();
  await (await measureRead('packs')).close();
}

const coursewareId = await drawTogether();
await measureReading(coursewareId, await fillSpace(coursewareId));
await postgres?.stop();
await rm(dataDir, { recursive: true, force: true });
