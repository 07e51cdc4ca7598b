import { fork } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';

const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a script of this project as a process of its own, so that what it loads goes with it; its output is this
 * process's. A signal that asks this process to end meanwhile ends the script, then comes back as the result. Rejects
 * unless the script ends well otherwise.
 */
export async function runApart(script: string, args: readonly string[]): Promise<NodeJS.Signals | undefined> {
  const child = fork(script, args, { stdio: 'inherit', execArgv: [] });
  let asked: NodeJS.Signals | undefined;
  const passOn = (signal: NodeJS.Signals) => {
    asked = signal;
    child.kill(signal);
  };
  for (const signal of endSignals) process.on(signal, passOn);
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    if (asked === undefined && code !== 0)
      throw new Error(`${basename(script)} ended with ${signal ?? `exit code ${code}`}`);
    return asked;
  } finally {
    for (const each of endSignals) process.off(each, passOn);
  }
}

/** For such a script: ends it when who runs it is gone, whatever ended that one. */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
}
