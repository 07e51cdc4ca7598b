import type { Env } from '#server/env.ts';
import { findServerEntryFile } from '#server/project-files.ts';
import { runScript } from '#server/run-script.ts';

/**
 * Fills the demo school into the empty database in a child process, because the picture libraries would stay in
 * memory. Returns the signal that asked this process to end meanwhile. Rejects if it fails.
 */
export function fillDemoInChildProcess(
  { dataDir, databaseUrl }: Env,
  password: string,
): Promise<NodeJS.Signals | undefined> {
  const ownVariables = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', DEMO_PASSWORD: password };
  return runScript(findServerEntryFile('fill-demo-process'), [], { ...process.env, ...ownVariables });
}
