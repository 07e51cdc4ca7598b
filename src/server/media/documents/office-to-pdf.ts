import { createHash } from 'node:crypto';
import { constants, copyFile, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConversionError } from '#server/media/conversion-error.ts';
import { documentLimits, toProcessorSeconds } from '#server/media/conversion-limits.ts';
import type { DrawingTask } from '#server/media/converter.ts';
import { fitSheets, flatSheetFilter } from '#server/media/documents/fit-sheets.ts';
import { flatTextFilter, hideTrackedChanges } from '#server/media/documents/hide-tracked-changes.ts';
import { officeSettings } from '#server/media/documents/office-settings.ts';
import { checkOfficeSource, type OfficeSource } from '#server/media/documents/office-source.ts';
import { runProgram, startClock } from '#server/media/programs/run-program.ts';

/** Converts Office files to PDF with LibreOffice, in a profile that runs and fetches nothing. */

/** Exports one page more than allowed, to detect documents that are too long. */
function describeExport(exportFilter: string): string {
  const pages = { PageRange: { type: 'string', value: `1-${documentLimits.pagesMax + 1}` } };
  return `pdf:${exportFilter}:${JSON.stringify(pages)}`;
}

/** `filter`: the import filter. `target`: what `--convert-to` takes. */
type OfficeRun = { source: string; filter: string; target: string; result: string };

/** Runs LibreOffice in the profile. Returns the path of the result, `result` in the folder of results. */
async function runOffice(task: DrawingTask, profile: string, run: OfficeRun): Promise<string> {
  const { soffice } = task.programs;
  if (soffice === undefined) throw new ConversionError('program_missing', { program: 'LibreOffice' });
  const outputFolder = join(task.folder, 'office');
  const { officeMemoryBytes, officeTimeMs, resultBytes, cores } = documentLimits;
  const { exitCode } = await runProgram({
    command: [
      soffice,
      '--headless',
      '--norestore',
      '--nolockcheck',
      '--nodefault',
      `-env:UserInstallation=${profile}`,
      `--infilter=${run.filter}`,
      '--convert-to',
      run.target,
      '--outdir',
      outputFolder,
      run.source,
    ],
    limits: {
      memoryBytes: officeMemoryBytes,
      fileBytes: resultBytes,
      seconds: toProcessorSeconds(officeTimeMs, cores),
    },
    folder: task.folder,
    signal: task.signal,
    clock: startClock(officeTimeMs),
  });
  return await findResult(join(outputFolder, run.result), exitCode);
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

/** A document in LibreOffice's own format, changed before it becomes a PDF. */
type Rewriting = {
  extension: 'fodt' | 'fods';
  filter: string;
  rewrite: (source: string, target: string) => Promise<void>;
};

/** LibreOffice prints tracked changes; only a document in its own format can tell it not to. */
const finalText: Rewriting = { extension: 'fodt', filter: flatTextFilter, rewrite: hideTrackedChanges };
/** So can only a spreadsheet that its pages are as wide as its sheets. */
const fittedSheets: Rewriting = { extension: 'fods', filter: flatSheetFilter, rewrite: fitSheets };

function chooseRewriting({ mayHaveChanges, mayBeWide }: OfficeSource): Rewriting | undefined {
  if (mayHaveChanges) return finalText;
  return mayBeWide ? fittedSheets : undefined;
}

/** Returns the path of the PDF. Throws ConversionErrors: 'program_missing', 'took_too_long', or a bad document. */
export async function makePdf(task: DrawingTask): Promise<string> {
  const officeSource = await checkOfficeSource(task.path, task.extension);
  const { importFilter: filter, exportFilter } = officeSource;
  const source = join(task.folder, `source${task.extension}`);
  await copyFile(task.path, source, constants.COPYFILE_FICLONE);
  const profile = await prepareProfile(task.folder);
  const target = describeExport(exportFilter);
  const rewriting = chooseRewriting(officeSource);
  try {
    if (!rewriting) return await runOffice(task, profile, { source, filter, target, result: 'source.pdf' });
    const { extension, filter: ownFilter, rewrite } = rewriting;
    const own = { source, filter, target: `${extension}:${ownFilter}`, result: `source.${extension}` };
    const written = await runOffice(task, profile, own);
    const rewritten = join(task.folder, `final.${extension}`);
    await rewrite(written, rewritten);
    return await runOffice(task, profile, {
      source: rewritten,
      filter: ownFilter,
      target,
      result: 'final.pdf',
    });
  } finally {
    await removeSocket(profile);
  }
}

/** LibreOffice exits with 0 even if it could not read the file, and fails if memory or processor time run out. */
async function findResult(path: string, exitCode: number | null): Promise<string> {
  const resultStats = await stat(path).catch(() => undefined);
  if (exitCode === 0 && resultStats !== undefined && resultStats.size > 0) return path;
  throw new ConversionError(exitCode === 0 ? 'document_damaged' : 'document_too_complex');
}
