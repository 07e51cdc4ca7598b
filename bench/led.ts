// Costs of a led tour for the server: 40 students follow a teacher who turns and changes the stop, and tell where they
// look. Run: node bench/led.ts [seconds] [redis]   (redis: two servers on PostgreSQL, between which the class is shared out)
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TripControl } from '#activities/digitaltravel/led/control.ts';
import { liveProtocol } from '#contract/limits.ts';
import { openDatabase } from '#server/database/database.ts';
import { buildLiveUrl, requestTicket } from '#tests/support/clients/live-client.ts';
import { startPostgres } from '#tests/support/servers/postgres-server.ts';
import { startRedis } from '#tests/support/servers/redis-server.ts';
import { callServer, signIn } from '../tests/durability/call-server.ts';
import { addStudents } from '../tests/durability/many-savers.ts';
import {
  killLeftServers,
  type ServerProcess,
  startServerProcess,
} from '../tests/durability/server-process.ts';
import { readMemory } from './memory-of.ts';
import { readCpuMs } from './processor-of.ts';

const seconds = Number(process.argv[2] ?? 30);
const isShared = process.argv.includes('redis');
const studentCount = 40;
/** As often as the app tells at most: the teacher's view, and each student's. */
const leadEveryMs = 200;
const lookEveryMs = 100;
const turnsAtEachStop = 20;

const dataDir = await mkdtemp(join(tmpdir(), 'bench-led-'));
const postgres = isShared ? await startPostgres({ durable: true }) : undefined;
const redis = isShared ? await startRedis() : undefined;
const place = postgres ? { dataDir, databaseUrl: postgres.url } : { dataDir };
const env: Record<string, string> = redis ? { REDIS_URL: redis.url } : {};
const servers = [await startServerProcess(dataDir, { ...place, fillsDemo: true, env })];
if (isShared) servers.push(await startServerProcess(dataDir, { ...place, env }));
const [server] = servers as [ServerProcess];

/** The demo school's trip, and the sessions of new students of its class. */
async function findTrip(): Promise<{ courseware_id: number; tokens: string[] }> {
  const database = openDatabase(place);
  const { id, name } = await database.db
    .selectFrom('courseware_record')
    .innerJoin('unit_record', 'unit_record.id', 'courseware_record.unit_id')
    .innerJoin('class', 'class.id', 'unit_record.class_id')
    .innerJoin('activity_revision', 'activity_revision.id', 'courseware_record.revision_id')
    .select(['courseware_record.id', 'class.name'])
    .where('activity_revision.type', '=', 'digitaltravel')
    .executeTakeFirstOrThrow();
  const tokens = await addStudents(database, name, studentCount);
  await database.close();
  return { courseware_id: id, tokens };
}

type Seat = { look: () => void; close: () => void };
/** When each view was sent, by its yaw, which is a number of its own. */
const sentTimes = new Map<number, number>();
const delays: number[] = [];
let viewsSeen = 0;

/** `watched`: the trip's space, as the page of this person names it. */
async function openSocket(
  origin: string,
  token: string,
  page: Parameters<typeof requestTicket>[2],
  watched: string,
) {
  const ticket = await requestTicket(origin, token, page);
  const socket = new WebSocket(buildLiveUrl(origin), [liveProtocol, ticket ?? 'none']);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('close', () => reject(new Error('The connection ended')));
    socket.addEventListener('message', ({ data }) => {
      const text = data as string;
      if (text.startsWith('{"kind":"ready"'))
        socket.send(JSON.stringify({ kind: 'watch', place: watched, since: null }));
      if (text.startsWith('{"kind":"watching"')) resolve();
    });
  });
  return socket;
}

async function openStudent(origin: string, token: string, courseware_id: number): Promise<Seat> {
  const { id: attempt_id } = await callServer(server, 'POST /play/start', { courseware_id }, token);
  const socket = await openSocket(origin, token, { attempt_id }, 'trip');
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data as string) as { kind: string; control?: TripControl };
    const sentAt = sentTimes.get(message.control?.lead?.view?.yaw ?? Number.NaN);
    if (message.kind === 'control' && sentAt !== undefined) delays.push(performance.now() - sentAt);
  });
  let yaw = 0;
  return {
    look: () => {
      yaw = (yaw + 1) % 180;
      const value = { stop_id: 'promenade', view: { yaw, pitch: 0, fov: 75 } };
      socket.send(JSON.stringify({ kind: 'presence', place: 'trip', value }));
    },
    close: () => socket.close(),
  };
}

async function leadClass(
  courseware_id: number,
  teacher: string,
  stopIds: readonly string[],
): Promise<number> {
  let { version } = await callServer(server, 'GET /study/control', { courseware_id }, teacher);
  const endsAt = performance.now() + seconds * 1_000;
  let turns = 0;
  while (performance.now() < endsAt) {
    const startedAt = performance.now();
    const yaw = (turns % 3_000) / 100;
    const stop_id = stopIds[Math.floor(turns / turnsAtEachStop) % stopIds.length] ?? '';
    const control: TripControl = { lead: { stop_id, view: { yaw, pitch: 0, fov: 75 }, point: null } };
    sentTimes.set(yaw, startedAt);
    ({ version } = await callServer(
      server,
      'POST /study/control',
      { courseware_id, control, version },
      teacher,
    ));
    turns += 1;
    await sleep(leadEveryMs - (performance.now() - startedAt));
  }
  return turns;
}

const percentile = (sorted: readonly number[], fraction: number): number =>
  Math.round(sorted[Math.floor(sorted.length * fraction)] ?? 0);

try {
  const { courseware_id, tokens } = await findTrip();
  const teacher = await signIn(server, 'teacher@example.com');
  const seats: Seat[] = [];
  for (const [index, token] of tokens.entries())
    seats.push(await openStudent((servers[index % servers.length] ?? server).origin, token, courseware_id));
  const watcher = await openSocket(server.origin, teacher, { courseware_id }, '0/trip');
  watcher.addEventListener('message', ({ data }) => {
    viewsSeen += (data as string).split('"yaw"').length - 1;
  });
  const content = await callServer(server, 'GET /play/courseware', { id: courseware_id }, tokens[0]);
  console.log(`A class of ${seats.length} on '${content.item.name}', ${servers.length} servers`);
  const cpuBefore = servers.map(({ pid }) => readCpuMs(pid));
  const looking = setInterval(() => {
    for (const seat of seats) seat.look();
  }, lookEveryMs);
  const turns = await leadClass(courseware_id, teacher, ['promenade', 'tower']);
  clearInterval(looking);
  const cpuMs = servers.map(({ pid }, index) => readCpuMs(pid) - (cpuBefore[index] ?? 0));
  await sleep(1_000);
  const sorted = delays.toSorted((a, b) => a - b);
  console.log(`  ${turns} turns, followed ${delays.length} of ${turns * seats.length} times`);
  console.log(`  followed after p50 ${percentile(sorted, 0.5)}, p95 ${percentile(sorted, 0.95)} ms`);
  console.log(`  the teacher saw ${Math.round(viewsSeen / seconds)} views a second`);
  for (const [index, { pid }] of servers.entries())
    console.log(
      `  server ${index + 1}: ${((cpuMs[index] ?? 0) / seconds / 10).toFixed(1)} % of a core, ${Math.round(readMemory(pid).nowMb)} MB`,
    );
  console.log(`  load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}`);
  watcher.close();
  for (const seat of seats) seat.close();
  for (const each of servers) await each.stop();
} finally {
  killLeftServers();
  await postgres?.stop();
  await redis?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
