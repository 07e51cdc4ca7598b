import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Env } from '#server/env.ts';
import type { MadeBackup } from '#server/features/backup/make-backup.service.ts';
import { findServerEntryFile } from '#server/project-files.ts';

/**
 * Runs `backup-process.ts` in a child process. It gets the environment as a message, because other users of
 * the machine can read arguments.
 */

export type BackupRequest = { env: Env; folder: string };
export type BackupMessage =
  | { progress: number }
  | { made: MadeBackup }
  | { failed: string; code: string | undefined };

/** Thrown if a backup fails. `code` is the error code of the file system, such as ENOSPC. */
export class BackupFailed extends Error {
  readonly code: string | undefined;

  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

type Options = { signal: AbortSignal; onProgress: (share: number) => void };

/** Backs up the school that `env` describes into a folder. Throws BackupFailed, or the reason of `signal`. */
export async function backUpInChildProcess(
  request: BackupRequest,
  { signal, onProgress }: Options,
): Promise<MadeBackup> {
  const child = fork(findServerEntryFile('backup-process'), [], { execArgv: [] });
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop, { once: true });
  const outcome: { message?: BackupMessage } = {};
  child.on('message', (message: BackupMessage) => {
    if ('progress' in message) onProgress(message.progress);
    else outcome.message = message;
  });
  child.send(request);
  try {
    await once(child, 'exit');
  } finally {
    signal.removeEventListener('abort', stop);
  }
  if (outcome.message && 'made' in outcome.message) return outcome.message.made;
  signal.throwIfAborted();
  const failure = outcome.message && 'failed' in outcome.message ? outcome.message : undefined;
  throw new BackupFailed(failure?.failed ?? 'The process of the backup ended early.', failure?.code);
}
