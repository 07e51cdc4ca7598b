import { fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/database/database.ts';
import { readEnv } from '#server/env.ts';
import { backUpInChildProcess } from '#server/features/backup/back-up-in-child-process.ts';
import { filePath, tablePath } from '#server/features/backup/backup-format.ts';
import { checkBackup } from '#server/features/backup/check-backup.service.ts';
import { checkSchool } from '#server/features/backup/check-school.service.ts';
import { listBackups, readManifest } from '#server/features/backup/list-backups.ts';
import { type BackupSource, makeBackup } from '#server/features/backup/make-backup.service.ts';
import { readTable } from '#server/features/backup/read-table.ts';
import { restoreBackup } from '#server/features/backup/restore-backup.service.ts';
import { openApp } from '#server/open-app.ts';
import { openDiskFiles } from '#server/storage/disk-files.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { callServer, signIn } from './call-server.ts';
import { addStudents, startSavers } from './many-savers.ts';
import { killLeftServers, type ServerProcess, startServerProcess } from './server-process.ts';

/** Backups during work, interrupted backups, and damaged ones. */

const hanging = join(import.meta.dirname, 'hanging-backup.ts');
const students = 200;

let home: string;
let backups: string;
let server: ServerProcess;
let database: Database;
let source: BackupSource;

beforeAll(async () => {
  home = await makeDataFolder();
  backups = join(home, 'backups');
  const env = readEnv({ DATA_DIR: join(home, 'data'), DEMO: '0' });
  server = await startServerProcess(env.dataDir, { fillsDemo: true });
  database = openDatabase({ dataDir: env.dataDir });
  source = { env, db: database.db, files: openDiskFiles(join(env.dataDir, 'files')), now: Date.now };
}, 60_000);
afterAll(async () => {
  killLeftServers();
  await database?.close();
  await rm(home, { recursive: true, force: true });
});

async function readAnswers(folder: string): Promise<Map<string, number>> {
  const { tables } = await readManifest(folder);
  const answers = tables.find(({ name }) => name === 'answer');
  const found = new Map<string, number>();
  if (!answers) return found;
  for await (const { attempt_id, question_id, seq } of readTable(folder, answers))
    found.set(`${attempt_id} ${question_id}`, Number(seq));
  return found;
}

const listPaths = async () => (await listBackups(backups)).map((name) => join(backups, name));

/** Adds a file that no backup has yet. */
async function addFile(): Promise<void> {
  const content = randomBytes(100);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const key = `${sha256.slice(0, 2)}/${sha256}.png`;
  await source.files.put(key, content);
  await source.db
    .insertInto('stored_object')
    .values({ key, bytes: content.length, created_at: 0, unused_since: null })
    .execute();
}

it(`contains every acknowledged answer of ${students} clients that keep saving`, async () => {
  const tokens = await addStudents(database, '4A', students);
  const { items } = await callServer(server, 'GET /play/home', {}, tokens[0]);
  const quiz = items.find(({ type, blocked }) => type === 'diyquiz' && blocked === null);
  if (!quiz) throw new Error('The demo school has no open quiz');
  const ending = new AbortController();
  const {
    savers,
    questionId: question,
    savingEnded: ended,
  } = await startSavers(server, tokens, quiz.courseware_id, ending.signal);
  const fewestSaves = () => Math.min(...savers.map(({ acknowledgedNumber: acknowledged }) => acknowledged));
  await expect.poll(fewestSaves, { timeout: 10_000 }).toBeGreaterThan(1);
  const numbersBefore = savers.map(({ acknowledgedNumber }) => acknowledgedNumber);
  const silent = { signal: new AbortController().signal, onProgress: () => undefined };
  const backup = await backUpInChildProcess({ env: source.env, folder: join(home, 'busy') }, silent);
  const numbersAfter = savers.map(({ acknowledgedNumber }) => acknowledgedNumber);
  ending.abort();
  await ended;
  // The students could save while the backup ran.
  expect(numbersAfter.filter((count, index) => count > (numbersBefore[index] ?? 0)).length).toBeGreaterThan(
    students / 2,
  );
  const stored = await readAnswers(backup.folder);
  const lost = savers.filter(
    ({ attemptId }, index) => (stored.get(`${attemptId} ${question}`) ?? 0) < (numbersBefore[index] ?? 0),
  );
  expect(lost).toEqual([]);
  expect(await checkBackup(backup.folder)).toEqual([]);
  const restored = readEnv({ DATA_DIR: join(home, 'restored'), DEMO: '0' });
  expect((await restoreBackup(restored, backup.folder)).problems).toEqual([]);
  const app = await openApp(restored);
  expect(await checkSchool(app)).toEqual([]);
  await app.close();
  const again = await startServerProcess(restored.dataDir, { env: { DEMO: '1' } });
  await expect(callServer(again, 'GET /play/home', {}, tokens[0])).rejects.toThrow('50008');
  const teacher = await signIn(again, 'teacher@example.com');
  const { rows } = await callServer(again, 'GET /study/grid', { courseware_id: quiz.courseware_id }, teacher);
  expect(rows.length).toBeGreaterThan(students);
  await again.kill();
});

it('does not count if it was killed, and the next one does', async () => {
  const folders = [(await makeBackup(source, backups)).folder];
  await addFile();
  const env = { ...process.env, DATA_DIR: source.env.dataDir, DATABASE_URL: '' };
  const child = fork(hanging, [backups], { execArgv: [], env });
  await once(child, 'message');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const leftFiles = await readdir(backups);
  expect(leftFiles.filter((name) => name.endsWith('.unfinished'))).toHaveLength(1);
  expect(await listPaths()).toEqual(folders);
  await expect(makeBackup(source, backups)).rejects.toThrow('Another backup is being made');
  // The next backup, 40 seconds later.
  const later = { ...source, now: () => Date.now() + 40_000 };
  const { folder } = await makeBackup(later, backups);
  expect(await checkBackup(folder)).toEqual([]);
  expect(await listPaths()).toEqual([...folders, folder]);
  expect((await readdir(backups)).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
});

it('ends at once on request, and leaves nothing behind', async () => {
  const ending = new AbortController();
  const onProgress = () => ending.abort(new Error('enough'));
  await expect(
    makeBackup(source, join(home, 'ended'), { signal: ending.signal, onProgress }),
  ).rejects.toThrow('enough');
  expect(await readdir(join(home, 'ended'))).toEqual([]);
});

it('copies no file that the last backup has, unless it is damaged there', async () => {
  const first = await makeBackup(source, join(home, 'set'));
  const [one, other] = await source.db
    .selectFrom('stored_object')
    .select('key')
    .orderBy('key')
    .limit(2)
    .execute();
  if (!one || !other) throw new Error('The demo school has no files');
  await writeFile(filePath(first.folder, other.key), 'rotten');
  expect(await checkBackup(first.folder)).toEqual([`The file ${other.key} is damaged.`]);
  const second = await makeBackup(source, join(home, 'set'));
  const inode = async (folder: string, key: string) => (await stat(filePath(folder, key))).ino;
  expect(await inode(second.folder, one.key)).toBe(await inode(first.folder, one.key));
  expect(await inode(second.folder, other.key)).not.toBe(await inode(first.folder, other.key));
  expect(await checkBackup(second.folder)).toEqual([]);
  const place = readEnv({ DATA_DIR: join(home, 'damaged'), DEMO: '0' });
  const { problems } = await restoreBackup(place, first.folder);
  expect(problems).toEqual([{ key: other.key, problem: 'damaged' }]);
});

it('counts a file that arrives while it waits like any other', async () => {
  await addFile();
  const lateFiles = { ...source.files };
  const lateKeys = new Set<string>();
  // Each new file is missing when it is first looked for.
  lateFiles.size = async (key) => {
    if (lateKeys.has(key)) return source.files.size(key);
    lateKeys.add(key);
    return undefined;
  };
  const late = await makeBackup({ ...source, files: lateFiles }, join(home, 'late'));
  expect(lateKeys.size).toBeGreaterThan(0);
  const next = await makeBackup(source, join(home, 'late'));
  expect(late.manifest.problems).toEqual(next.manifest.problems);
  expect(late.manifest.files).toEqual(next.manifest.files);
});

it('is checked for all that restoring refuses', async () => {
  const { folder, manifest } = await makeBackup(source, join(home, 'unfit'));
  const rewrite = (changes: object) =>
    writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, ...changes }));
  const expectRefused = async (reason: RegExp) => {
    const place = readEnv({ DATA_DIR: join(home, `unfit-${Math.random()}`), DEMO: '0' });
    await expect(restoreBackup(place, folder)).rejects.toThrow();
    const problems = await checkBackup(folder);
    expect(problems.join(' ')).toMatch(reason);
  };
  expect(await checkBackup(folder)).toEqual([]);
  await rewrite({ format: manifest.format + 1 });
  await expectRefused(/newer version/);
  await rewrite({ migrations: [...manifest.migrations, '2099-01-01-later'] });
  await expectRefused(/newer version/);
  await rewrite({ tables: manifest.tables.filter(({ name }) => name !== 'user') });
  await expectRefused(/cannot be restored/);
  const lines = '{"id":1,"calendar_id":9999,"name":"4A","grade":4}\n';
  const bytes = gzipSync(lines);
  await writeFile(tablePath(folder, 'class'), bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await rewrite({
    tables: manifest.tables.map((each) => (each.name === 'class' ? { ...each, rows: 1, sha256 } : each)),
  });
  await expectRefused(/cannot be restored/);
});

it('refuses to restore into a school with data, from a newer server, and from a truncated table', async () => {
  const { folder, manifest } = await makeBackup(source, join(home, 'hostile'));
  await expect(restoreBackup(source.env, folder)).rejects.toThrow('is not empty');
  const place = () => readEnv({ DATA_DIR: join(home, `place-${Math.random()}`), DEMO: '0' });
  const rewrite = (changes: object) =>
    writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, ...changes }));
  await rewrite({ migrations: [...manifest.migrations, '2099-01-01-later'] });
  await expect(restoreBackup(place(), folder)).rejects.toThrow('newer version');
  await rewrite({ tables: [{ name: '../../outside', rows: 1, sha256: '' }] });
  await expect(restoreBackup(place(), folder)).rejects.toThrow('cannot be read');
  await rewrite({
    tables: manifest.tables.map((each) => (each.name === 'user' ? { ...each, rows: 3 } : each)),
  });
  await expect(restoreBackup(place(), folder)).rejects.toThrow('user of this backup is damaged');
  await rm(join(folder, 'manifest.json'));
  await expect(restoreBackup(place(), folder)).rejects.toThrow('no complete backup');
});
