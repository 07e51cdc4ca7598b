import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { hashToken } from '#server/auth/actor.ts';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { receivedPath } from '#server/features/files/storage/received-bytes.ts';
import {
  beginTus,
  finishTus,
  interruptTus,
  patchTus,
  readTusOffset,
  type TusTarget,
} from '#tests/support/clients/tus.ts';
import { inventMp3 } from '#tests/support/samples/invent-files.ts';

/** Uploads a large file with interruptions: the connection is cut three times, and the server is killed once. */

type UploadServer = { origin: string; pid?: number | undefined; kill: () => Promise<void> };

/** `sending`, `finishing`: seconds. `memory`: bytes by which the server's memory grew at most during the upload. */
type UploadReport = {
  sha256: string;
  media: string;
  sending: number;
  finishing: number;
  memory: number;
  server: UploadServer;
};

/** The connection is cut at these shares of the file; at the last one, the server is killed instead. */
const cutShares = [0.15, 0.3, 0.45, 0.7];

/** Makes a file of this size that begins with a valid sound; the rest is random bytes. */
export function inventLargeSound(bytes: number): Buffer<ArrayBuffer> {
  const sound = inventMp3();
  return Buffer.concat([sound, randomBytes(bytes - sound.length)]);
}

/** Migrates the database, adds a teacher, and returns the teacher's session token. */
export async function seedTeacher(databasePlace: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<string> {
  const database = openDatabase(databasePlace);
  await migrate(database);
  const { db } = database;
  const names = { name: 'teacher', nickname: 'teacher', nickname_eng: 'teacher' };
  const rights = {
    user_group: 'teacher',
    roles: '["teacher"]',
    is_active: 1,
    guest_courseware_id: null,
  } as const;
  const { id } = await db
    .insertInto('user')
    .values({ ...names, ...rights, email: null, avatar: '', password_hash: '', language: '', created_at: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = 'token-of-the-upload';
  const now = Date.now();
  const session = { created_at: now, expires_at: now + 3_600_000, superseded_at: null, used_at: now };
  await db
    .insertInto('session')
    .values({ token_hash: hashToken(token), user_id: id, ...session })
    .execute();
  await database.close();
  return token;
}

/** Resident memory of a process on Linux, in bytes; 0 elsewhere or once it is gone. */
function readMemory(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Watches a process's memory. The returned function ends that and returns by how many bytes the memory grew at most. */
function watchMemory(pid: number | undefined): () => number {
  const startBytes = readMemory(pid);
  let highestBytes = startBytes;
  const timer = setInterval(() => {
    highestBytes = Math.max(highestBytes, readMemory(pid));
  }, 10);
  return () => {
    clearInterval(timer);
    return highestBytes - startBytes;
  };
}

/** Uploads a small file, so that the measurement does not include loading and compiling of code. */
async function warmUpServer(target: TusTarget): Promise<void> {
  const content = inventLargeSound(2_000_000);
  const { id } = await beginTus(target, { filename: 'warm.mp3', kind: 'sound' }, content.length);
  await patchTus(target, id, 0, content);
  await finishTus(target, id);
}

async function hashMedia({ origin }: TusTarget, media: string): Promise<string> {
  const response = await fetch(`${origin}/media/${media}`);
  const hash = createHash('sha256');
  for await (const chunk of response.body ?? []) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * `start` starts a server, and is called again after the server was killed. After each cut, the upload is continued with
 * nothing but its id. The report's hash is that of the file as the server serves it.
 */
export async function uploadWithInterruptions(
  { dataDir, token }: { dataDir: string; token: string },
  content: Buffer<ArrayBuffer>,
  start: () => Promise<UploadServer>,
): Promise<UploadReport> {
  let server = await start();
  let target = { origin: server.origin, token };
  await warmUpServer(target);
  let endMemoryWatch = watchMemory(server.pid);
  let memoryGrowth = 0;
  let sendingMs = 0;
  const { id } = await beginTus(target, { filename: 'large.mp3', kind: 'sound' }, content.length);
  for (const [index, share] of cutShares.entries()) {
    const goalBytes = share * content.length;
    const offset = await readTusOffset(target, id);
    const sendStart = performance.now();
    const hasReachedGoal = async () => (await stat(receivedPath(dataDir, id))).size >= goalBytes;
    const killsServer = index === cutShares.length - 1;
    const enough = async () => (await hasReachedGoal()) && (!killsServer || (await server.kill(), true));
    await interruptTus(target, id, offset, content, { count: content.length - offset, isEnough: enough });
    sendingMs += performance.now() - sendStart;
    if (!killsServer) continue;
    memoryGrowth = endMemoryWatch();
    server = await start();
    target = { origin: server.origin, token };
    await warmUpServer(target);
    endMemoryWatch = watchMemory(server.pid);
  }
  const lastSendStart = performance.now();
  const offset = await readTusOffset(target, id);
  await patchTus(target, id, offset, content.subarray(offset));
  const sentAt = performance.now();
  const { data } = await finishTus(target, id);
  const finishedAt = performance.now();
  memoryGrowth = Math.max(memoryGrowth, endMemoryWatch());
  return {
    sha256: await hashMedia(target, data.file.url),
    media: data.file.url,
    sending: (sendingMs + sentAt - lastSendStart) / 1000,
    finishing: (finishedAt - sentAt) / 1000,
    memory: memoryGrowth,
    server,
  };
}
