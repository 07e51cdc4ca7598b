import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { findPrograms } from '#server/media/programs/find-programs.ts';

/** The cells of the first sheet as another program shows them: LibreOffice. Undefined where it is not installed. */
export async function readWithLibreOffice(workbook: Buffer): Promise<string[][] | undefined> {
  const { soffice } = findPrograms();
  if (soffice === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'workbook-'));
  try {
    const source = join(folder, 'book.xlsx');
    await writeFile(source, workbook);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    // Separated by tabs (9), in UTF-8 (76).
    const target = 'csv:Text - txt - csv (StarCalc):9,34,76';
    const options = ['--headless', '--convert-to', target, '--outdir', folder, source];
    await promisify(execFile)(soffice, [profile, ...options]);
    const text = await readFile(join(folder, 'book.csv'), 'utf8');
    return text.split('\n').map((line) => line.split('\t'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
