import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ConversionError, type ConverterTask } from '#server/media/converter.ts';
import { findPrograms } from '#server/media/programs/find-programs.ts';

/** Makes a folder, which is deleted after the test. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'conversion-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A conversion task on real files; its results are stored below `base` under their media urls. */
export async function makeTask(path: string, changes: Partial<ConverterTask> = {}) {
  const base = makeFolder();
  const [folder, store] = [join(base, 'work'), join(base, 'kept')];
  await Promise.all([mkdir(folder), mkdir(store)]);
  const shares: number[] = [];
  let count = 0;
  const task: ConverterTask = {
    path,
    extension: extname(path),
    programs: findPrograms(),
    folder,
    signal: new AbortController().signal,
    progress: (share) => shares.push(share),
    storeResult: async (made, extension) => {
      count += 1;
      await copyFile(made, join(store, `${count}${extension}`));
      return `${count}${extension}`;
    },
    ...changes,
  };
  return { task, shares, keptPath: (url: string) => join(store, url) };
}

/** Resolves to the refusal of a conversion: the key of its message, and its numbers. */
export async function readRefusal(conversion: Promise<unknown>): Promise<[string, Record<string, unknown>]> {
  const error: unknown = await conversion.then(
    () => new Error('It was converted'),
    (reason: unknown) => reason,
  );
  if (error instanceof ConversionError) return [error.key, error.params];
  throw error;
}

/** Processes that run in the folder or below it (Linux). */
export function listProcessesIn(folder: string): string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`).startsWith(folder);
    } catch {
      return false;
    }
  });
}
