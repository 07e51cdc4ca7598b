import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runScript } from '#server/run-script.ts';
import { chooseDataParent } from '../data-folder.ts';
import { builtServer } from './built-server.ts';

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

async function fillFolder(folder: string): Promise<void> {
  const unfinished = `${folder}-${process.pid}`;
  await runScript(builtServer.fillDemo, [], {
    ...process.env,
    DATA_DIR: unfinished,
    DATABASE_URL: '',
    DEMO: '1',
  });
  // It fails if another process of the run has been faster.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
}

/** For the end of a run. */
export async function removeDemoFolder(): Promise<void> {
  await rm(chooseDemoFolder(), { recursive: true, force: true });
}
