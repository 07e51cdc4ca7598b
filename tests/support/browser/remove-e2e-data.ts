import { rm } from 'node:fs/promises';

/** Removes the data of the run's server, and the demo school that servers of tests have shared. */
export default async function removeData(): Promise<void> {
  for (const folder of [process.env['E2E_DATA_DIR'], process.env['DEMO_FOLDER']])
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
}
