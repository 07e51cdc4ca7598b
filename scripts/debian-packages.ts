// Installs Debian packages if that is possible: as root, with apt-get.
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && isOnPath('apt-get');
}

/** Longer than any other installation on this machine should take. */
const lockPatienceMs = 10 * 60_000;

/** Runs apt-get, again as long as another one is at work. */
function runAptGet(commands: string[]): void {
  const startedAt = Date.now();
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  for (;;) {
    try {
      execFileSync('apt-get', ['-q', ...commands], { stdio: ['ignore', 'ignore', 'pipe'], env });
      return;
    } catch (error) {
      const isLocked = /Could not get lock|Unable to lock/.test(String(error));
      if (!isLocked || Date.now() - startedAt > lockPatienceMs) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000);
    }
  }
}

/** Waits while another program installs packages. Throws when apt-get fails, for example without a network. */
export function installDebianPackages(packages: string[]): void {
  console.log(`Installing ${packages.join(', ')} …`);
  runAptGet(['update']);
  runAptGet(['install', '-y', '--no-install-recommends', ...packages]);
}

export function hasChineseFont(): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return execFileSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}

export function isOnPath(name: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => isProgram(join(folder, name)));
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
