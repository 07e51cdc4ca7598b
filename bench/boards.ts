// Costs of shared boards for the server: 45 people on one board with their pens and strokes under way, then thirty boards
// of five. Run: node bench/boards.ts [seconds] [redis]   (redis: two servers on PostgreSQL, between which people are shared out)
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '#tests/ink/invent-strokes.ts';
import { startPostgres } from '#tests/support/servers/postgres-server.ts';
import { startRedis } from '#tests/support/servers/redis-server.ts';
import { callServer } from '../tests/durability/call-server.ts';
import {
  killLeftServers,
  type ServerProcess,
  startServerProcess,
} from '../tests/durability/server-process.ts';
import { type BoardMember, openMember, type SentTimes } from './board-member.ts';
import { placeBoards } from './data/group-boards.ts';
import { readMemory } from './memory-of.ts';
import { readCpuMs } from './processor-of.ts';

const seconds = Number(process.argv[2] ?? 60);
const isShared = process.argv.includes('redis');
const settleMs = 3_000;

const dataDir = await mkdtemp(join(tmpdir(), 'bench-boards-'));
const postgres = isShared ? await startPostgres({ durable: true }) : undefined;
const redis = isShared ? await startRedis() : undefined;
const place = postgres ? { dataDir, databaseUrl: postgres.url } : { dataDir };
const env: Record<string, string> = redis ? { REDIS_URL: redis.url } : {};
const servers = [await startServerProcess(dataDir, { ...place, fillsDemo: true, env })];
if (isShared) servers.push(await startServerProcess(dataDir, { ...place, env }));
const [server] = servers as [ServerProcess];

const percentile = (sorted: readonly number[], fraction: number): number =>
  Math.round(sorted[Math.floor(sorted.length * fraction)] ?? 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

async function measure(groupCount: number, groupSize: number, sendsStrokes: boolean): Promise<void> {
  const { courseware_id, byGroup } = await placeBoards(server, place, {
    groupCount,
    groupSize,
    name: `${groupCount} × ${groupSize} ${sendsStrokes ? 'strokes' : 'pens'}`,
  });
  const sentTimes: SentTimes = new Map();
  const delays: number[] = [];
  const members: BoardMember[] = [];
  for (const tokens of byGroup)
    for (const [index, token] of tokens.entries()) {
      const { id: attemptId } = await callServer(server, 'POST /play/start', { courseware_id }, token);
      const { origin } = servers[index % servers.length] ?? server;
      const number = members.length;
      const onSeen = (delayMs: number) => delays.push(delayMs);
      const random = createRandom(number + 1);
      members.push(
        await openMember({ origin, token, attemptId, number, sendsStrokes, random, sentTimes, onSeen }),
      );
    }
  const cpuBefore = servers.map(({ pid }) => readCpuMs(pid));
  const bytesBefore = sum(members.map((member) => member.counts().bytes));
  const endsAt = performance.now() + seconds * 1_000;
  await Promise.all(members.map((member) => member.drawUntil(endsAt)));
  const cpuMs = servers.map(({ pid }, index) => readCpuMs(pid) - (cpuBefore[index] ?? 0));
  const bytes = sum(members.map((member) => member.counts().bytes)) - bytesBefore;
  await sleep(settleMs);
  const strokes = sum(members.map((member) => member.counts().strokes));
  const seen = sum(members.map((member) => member.counts().seen));
  const sorted = delays.toSorted((a, b) => a - b);
  const shownWork = sendsStrokes ? 'pens and strokes under way' : 'pens alone';
  console.log(
    `${groupCount} boards of ${groupSize}, ${shownWork}, ${seconds} s, ${strokes} strokes, ${servers.length} servers`,
  );
  console.log(`  arrived ${seen} of ${strokes * (groupSize - 1)}`);
  console.log(`  seen by others p50 ${percentile(sorted, 0.5)}, p95 ${percentile(sorted, 0.95)} ms`);
  console.log(`  ${(bytes / 1_024 / seconds / members.length).toFixed(1)} KB a second for each`);
  for (const [index, { pid }] of servers.entries())
    console.log(
      `  server ${index + 1}: ${Math.round((cpuMs[index] ?? 0) / seconds / 10)} % of a core, ${Math.round(readMemory(pid).nowMb)} MB`,
    );
  console.log(`  load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}`);
  for (const member of members) member.close();
}

try {
  // More than any page of the app sends, then what it sends.
  await measure(1, 45, true);
  await measure(1, 45, false);
  await measure(30, 5, true);
  for (const each of servers) await each.stop();
} finally {
  killLeftServers();
  await postgres?.stop();
  await redis?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
