import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { hashToken } from '#server/auth/actor.ts';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { receivedPath } from '#server/features/files/uploads/received-bytes.ts';
import {
  beginTus,
  cutTus,
  finishTus,
  patchTus,
  readTusOffset,
  type Target,
} from '#tests/support/clients/tus.ts';
import { inventMp3 } from '#tests/support/samples/invent-files.ts';

/** A large upload with interruptions: the connection is cut three times, and the server is killed once. */

type Server = { origin: string; pid?: number | undefined; kill: () => Promise<void> };

/** Times in seconds; memory in bytes by which the server grew at most during the upload. */
type Report = {
  sha256: string;
  media: string;
  sending: number;
  finishing: number;
  memory: number;
  server: Server;
};

/** Places of the cuts, as shares of the file; at the last one the server is killed. */
const cuts = [0.15, 0.3, 0.45, 0.7];

/** A file that begins as a valid sound, followed by noise up to this number of bytes. */
export function inventLargeSound(bytes: number): Buffer<ArrayBuffer> {
  const sound = inventMp3();
  return Buffer.concat([sound, randomBytes(bytes - sound.length)]);
}

/** Migrates the database, adds a teacher, and returns the teacher's session token. */
export async function seedTeacher(place: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<string> {
  const database = openDatabase(place);
  await migrate(database);
  const { db } = database;
  const name = { name: 'teacher', nickname: 'teacher', nickname_eng: 'teacher' };
  const rights = {
    user_group: 'teacher',
    roles: '["teacher"]',
    is_active: 1,
    guest_courseware_id: null,
  } as const;
  const { id } = await db
    .insertInto('user')
    .values({ ...name, ...rights, email: null, avatar: '', password_hash: '', language: '', created_at: 0 })
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

/** Watches until the returned function is called, which returns the bytes by which the process grew. */
function watchMemory(pid: number | undefined): () => number {
  const before = readMemory(pid);
  let highest = before;
  const timer = setInterval(() => {
    highest = Math.max(highest, readMemory(pid));
  }, 10);
  return () => {
    clearInterval(timer);
    return highest - before;
  };
}

/** Uploads a small file first, so that the measurement does not include the first use of code. */
async function warmUp(target: Target): Promise<void> {
  const content = inventLargeSound(2_000_000);
  const { id } = await beginTus(target, { filename: 'warm.mp3', kind: 'sound' }, content.length);
  await patchTus(target, id, 0, content);
  await finishTus(target, id);
}

async function hashMedia({ origin }: Target, media: string): Promise<string> {
  const response = await fetch(`${origin}/media/${media}`);
  const hash = createHash('sha256');
  for await (const chunk of response.body ?? []) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * `start` starts a server, and is called again after the server was killed. After each cut another client continues that
 * only knows the upload's id. The report's hash is that of the file as the server serves it.
 */
export async function uploadWithInterruptions(
  { dataDir, token }: { dataDir: string; token: string },
  content: Buffer<ArrayBuffer>,
  start: () => Promise<Server>,
): Promise<Report> {
  let server = await start();
  let target = { origin: server.origin, token };
  await warmUp(target);
  let endWatch = watchMemory(server.pid);
  let memory = 0;
  let sending = 0;
  const { id } = await beginTus(target, { filename: 'large.mp3', kind: 'sound' }, content.length);
  for (const [index, share] of cuts.entries()) {
    const goal = share * content.length;
    const offset = await readTusOffset(target, id);
    const began = performance.now();
    const isEnough = async () => (await stat(receivedPath(dataDir, id))).size >= goal;
    const killed = index === cuts.length - 1;
    const enough = async () => (await isEnough()) && (!killed || (await server.kill(), true));
    await cutTus(target, id, offset, content, { count: content.length - offset, isEnough: enough });
    sending += performance.now() - began;
    if (!killed) continue;
    memory = endWatch();
    server = await start();
    target = { origin: server.origin, token };
    await warmUp(target);
    endWatch = watchMemory(server.pid);
  }
  const began = performance.now();
  const offset = await readTusOffset(target, id);
  await patchTus(target, id, offset, content.subarray(offset));
  const sent = performance.now();
  const { data } = await finishTus(target, id);
  const finished = performance.now();
  memory = Math.max(memory, endWatch());
  return {
    sha256: await hashMedia(target, data.file.url),
    media: data.file.url,
    sending: (sending + sent - began) / 1000,
    finishing: (finished - sent) / 1000,
    memory,
    server,
  };
}
