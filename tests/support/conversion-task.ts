import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ConversionError } from '#server/media/conversion-error.ts';
import type { ConverterTask } from '#server/media/converter.ts';
import { findPrograms } from '#server/media/programs/find-programs.ts';

/** Makes a folder, which is deleted after the test. */
export function makeConversionFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'conversion-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a conversion task for a real file. `resultPathOf` gives the path at which a result is stored. */
export async function makeConversionTask(path: string, changes: Partial<ConverterTask> = {}) {
  const base = makeConversionFolder();
  const [workFolder, resultFolder] = [join(base, 'work'), join(base, 'kept')];
  await Promise.all([mkdir(workFolder), mkdir(resultFolder)]);
  const progressShares: number[] = [];
  let resultCount = 0;
  const task: ConverterTask = {
    path,
    extension: extname(path),
    programs: findPrograms(),
    folder: workFolder,
    signal: new AbortController().signal,
    progress: (share) => progressShares.push(share),
    storeResult: async (resultPath, extension) => {
      resultCount += 1;
      await copyFile(resultPath, join(resultFolder, `${resultCount}${extension}`));
      return `${resultCount}${extension}`;
    },
    ...changes,
  };
  return { task, shares: progressShares, resultPathOf: (url: string) => join(resultFolder, url) };
}

/** Resolves to the refusal of a conversion: the key and the parameters of its message. */
export async function readConversionRefusal(
  conversion: Promise<unknown>,
): Promise<[string, Record<string, unknown>]> {
  const error: unknown = await conversion.then(
    () => new Error('It was converted'),
    (reason: unknown) => reason,
  );
  if (error instanceof ConversionError) return [error.key, error.params];
  throw error;
}

/** Ids of the processes whose working directory is the folder or below it (Linux). */
export function listProcessesIn(folder: string): string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`).startsWith(folder);
    } catch {
      return false;
    }
  });
}
