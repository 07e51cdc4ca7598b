import { createHash } from 'node:crypto';
import { constants, copyFile, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConversionError } from '#server/media/conversion-error.ts';
import { documentLimits } from '#server/media/conversion-limits.ts';
import type { ConverterTask } from '#server/media/converter.ts';
import { officeSettings } from '#server/media/documents/office-settings.ts';
import { chooseOfficeFilters, type OfficeFilters } from '#server/media/documents/office-source.ts';
import { runProgram, startClock } from '#server/media/programs/run-program.ts';

/** Converts Office files to PDF with LibreOffice, in a profile that runs and fetches nothing. */

/** Exports one page more than allowed, to detect documents that are too long. */
function describeExport(exportFilter: string): string {
  const pages = { PageRange: { type: 'string', value: `1-${documentLimits.pagesMax + 1}` } };
  return `pdf:${exportFilter}:${JSON.stringify(pages)}`;
}

function listOfficeArguments(
  profile: string,
  source: string,
  outputFolder: string,
  filters: OfficeFilters,
): string[] {
  return [
    '--headless',
    '--norestore',
    '--nolockcheck',
    '--nodefault',
    `-env:UserInstallation=${profile}`,
    `--infilter=${filters.importFilter}`,
    '--convert-to',
    describeExport(filters.exportFilter),
    '--outdir',
    outputFolder,
    source,
  ];
}

/** LibreOffice creates a socket outside the given folders and leaves it there when killed. */
export function socketNameOf(profile: string): string {
  const digest = createHash('md5').update(profile, 'utf16le').digest();
  const name = [...digest].map((byte) => byte.toString(16)).join('');
  return `OSL_PIPE_${process.getuid?.()}_SingleOfficeIPC_${name}`;
}

async function removeSocket(profile: string): Promise<void> {
  for (const folder of ['/tmp', '/var/tmp']) await rm(join(folder, socketNameOf(profile)), { force: true });
}

async function prepareProfile(folder: string): Promise<string> {
  const profile = join(folder, 'profile');
  await mkdir(join(profile, 'user'), { recursive: true });
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), officeSettings);
  return pathToFileURL(profile).href;
}

/** Returns the path of the PDF. Throws ConversionErrors: 'program_missing', 'took_too_long', or a bad document. */
export async function makePdf(task: ConverterTask): Promise<string> {
  const filters = await chooseOfficeFilters(task.path, task.extension);
  const { soffice } = task.programs;
  if (soffice === undefined) throw new ConversionError('program_missing', { program: 'LibreOffice' });
  const source = join(task.folder, `source${task.extension}`);
  const outputFolder = join(task.folder, 'pdf');
  await copyFile(task.path, source, constants.COPYFILE_FICLONE);
  const profile = await prepareProfile(task.folder);
  const { officeMemoryBytes, officeTimeMs, resultBytes } = documentLimits;
  try {
    const { exitCode } = await runProgram({
      command: [soffice, ...listOfficeArguments(profile, source, outputFolder, filters)],
      limits: { memoryBytes: officeMemoryBytes, fileBytes: resultBytes, seconds: officeTimeMs / 500 },
      folder: task.folder,
      signal: task.signal,
      clock: startClock(officeTimeMs),
    });
    return await findPdf(join(outputFolder, 'source.pdf'), exitCode);
  } finally {
    await removeSocket(profile);
  }
}

/** LibreOffice exits with 0 even if it could not read the file, and fails if memory or processor time run out. */
async function findPdf(path: string, exitCode: number | null): Promise<string> {
  const pdfStats = await stat(path).catch(() => undefined);
  if (exitCode === 0 && pdfStats !== undefined && pdfStats.size > 0) return path;
  throw new ConversionError(exitCode === 0 ? 'document_damaged' : 'document_too_complex');
}
