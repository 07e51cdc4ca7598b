import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Ends all programs that a run of the tests started. Browsers and servers leave the process group of whatever started
 * them, so each is known by a variable of its environment, which children inherit (Linux; elsewhere nothing is found).
 */

const variable = 'TEST_RUN_ID';

/** The environment that marks the children of a run. */
export const markChildren = (runId: string): Record<string, string> => ({ [variable]: runId });

function isMarked(pid: string, runId: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`${variable}=${runId}`);
  } catch {
    // It has ended meanwhile, or belongs to another account.
    return false;
  }
}

/** Ids of the running programs that a run has started. */
export function listChildren(runId: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid && isMarked(name, runId))
    .map(Number);
}

function killAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
}

const patienceMs = 3_000;

/** Asks the programs to end, and kills those that have not after `patienceMs`. */
export async function endChildren(runId: string): Promise<void> {
  killAll(listChildren(runId), 'SIGTERM');
  for (let waitedMs = 0; waitedMs < patienceMs && listChildren(runId).length > 0; waitedMs += 100)
    await sleep(100);
  killAll(listChildren(runId), 'SIGKILL');
}
