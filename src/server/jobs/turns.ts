import { setImmediate } from 'node:timers/promises';

/**
 * Runs tasks one after the other and lets other work run between them: many that are asked for in one moment block nobody for
 * longer than one of them takes.
 */
export function createTurns(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(() => setImmediate()).then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
