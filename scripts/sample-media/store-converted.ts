import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { ConversionResult, ConverterTask } from '#server/media/converter.ts';
import { findPrograms } from '#server/media/programs/find-programs.ts';

const mediaFolder = join(import.meta.dirname, '../../src/demo/media');

type Convert = (task: ConverterTask) => Promise<ConversionResult>;

/**
 * Stores the source and its conversion results in a folder; `result.json` is the conversion's result with file names
 * instead of media urls.
 */
export async function storeConverted(name: string, path: string, convert: Convert): Promise<void> {
  const targetFolder = join(mediaFolder, name);
  rmSync(targetFolder, { recursive: true, force: true });
  mkdirSync(targetFolder, { recursive: true });
  const sourceName = `${name}${extname(path)}`;
  copyFileSync(path, join(targetFolder, sourceName));
  const conversionFolder = mkdtempSync(join(tmpdir(), 'convert-'));
  let resultCount = 0;
  const result = await convert({
    path,
    extension: extname(path),
    programs: findPrograms(),
    folder: conversionFolder,
    signal: new AbortController().signal,
    progress: () => undefined,
    storeResult: async (file, extension) => {
      // A video that browsers can play is returned unchanged.
      if (readFileSync(file).equals(readFileSync(path))) return sourceName;
      resultCount += 1;
      const resultName = `${name}-${resultCount}${extension}`;
      copyFileSync(file, join(targetFolder, resultName));
      return resultName;
    },
  });
  rmSync(conversionFolder, { recursive: true });
  writeFileSync(join(targetFolder, 'result.json'), `${JSON.stringify(result, null, 2)}\n`);
}
