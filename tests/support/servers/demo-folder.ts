import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runScript } from '#server/run-script.ts';
import { chooseDataParent } from '../data-folder.ts';
import { builtServer } from './built-server.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

/** For the configuration of test runs: where all processes of this run share one filled demo school. */
export function chooseDemoFolder(): string {
  return join(chooseDataParent(), `demo-school-${process.pid}`);
}

/**
 * Copies a filled demo school into `dataDir`. Filling takes four seconds of a processor, so the first test that needs
 * it fills it for the whole run. Does nothing outside of runs that have set `DEMO_FOLDER`: the server fills it then.
 */
export async function copyDemoSchool(dataDir: string): Promise<void> {
  const folder = process.env['DEMO_FOLDER'];
  if (folder === undefined) return;
  if (!existsSync(folder)) await fillFolder(folder);
  await cp(folder, dataDir, { recursive: true });
}

async function fillSchool(dataDir: string, databaseUrl = ''): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO: '1' };
  await runScript(builtServer.fillDemo, [], env);
}

/** It fails if another process of the run has been faster. */
const giveName = (unfinished: string, folder: string) =>
  rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));

async function fillFolder(folder: string): Promise<void> {
  const unfinished = `${folder}-${process.pid}`;
  await fillSchool(unfinished);
  await giveName(unfinished, folder);
}

const postgresFolderOf = (folder: string) => `${folder}-postgres`;
const partsOf = (folder: string) => ({ files: join(folder, 'files'), cluster: join(folder, 'cluster') });

/** PostgreSQL servers that began with the demo school, and its files. */
const filesByUrl = new Map<string, string>();

/** Starts a PostgreSQL with the demo school, which the first test that needs it fills for the whole run. */
export async function startDemoPostgres(options: { durable?: boolean } = {}): Promise<PostgresServer> {
  const demoFolder = process.env['DEMO_FOLDER'];
  if (demoFolder === undefined) return startPostgres(options);
  const folder = postgresFolderOf(demoFolder);
  if (!existsSync(folder)) await fillPostgres(folder);
  const { files, cluster } = partsOf(folder);
  const server = await startPostgres({ ...options, copyOf: cluster });
  filesByUrl.set(server.url, files);
  return server;
}

async function fillPostgres(folder: string): Promise<void> {
  const unfinished = `${folder}-${process.pid}`;
  const { files, cluster } = partsOf(unfinished);
  await mkdir(cluster, { recursive: true });
  const server = await startPostgres();
  try {
    await fillSchool(files, server.url);
    await server.halt();
    await server.copyTo(cluster);
  } finally {
    await server.stop();
  }
  await giveName(unfinished, folder);
}

/** Copies the files of the demo school that this PostgreSQL began with; without one the server fills both. */
export async function copyDemoFiles(databaseUrl: string, dataDir: string): Promise<void> {
  const files = filesByUrl.get(databaseUrl);
  if (files !== undefined) await cp(files, dataDir, { recursive: true });
}

/** For the end of a run. */
export async function removeDemoFolder(): Promise<void> {
  const folder = chooseDemoFolder();
  for (const each of [folder, postgresFolderOf(folder)]) await rm(each, { recursive: true, force: true });
}
