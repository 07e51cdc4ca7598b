import { fork } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';

const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a script of this project in a child process, so that its memory is freed when it ends. Both share their
 * output. A signal that asks this process to end is passed on to the script and returned. Rejects if the script
 * fails.
 */
export async function runScript(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<NodeJS.Signals | undefined> {
  const child = fork(script, args, { stdio: 'inherit', execArgv: [], env });
  let receivedSignal: NodeJS.Signals | undefined;
  const forwardSignal = (signal: NodeJS.Signals) => {
    receivedSignal = signal;
    child.kill(signal);
  };
  for (const signal of endSignals) process.on(signal, forwardSignal);
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    if (receivedSignal === undefined && code !== 0)
      throw new Error(`${basename(script)} ended with ${signal ?? `exit code ${code}`}`);
    return receivedSignal;
  } finally {
    for (const each of endSignals) process.off(each, forwardSignal);
  }
}

/** Call it in such a script: it ends the script when its parent process has ended, for any reason. */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
}
