import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ZipFile } from 'yauzl';
import type { ConverterTask } from '#server/media/converter.ts';
import { packageMime } from '#server/media/packages/package-mime.ts';
import { refuseSameNames } from '#server/media/packages/package-paths.ts';
import { listZip, openZip, readText, unpackEntry, type ZipEntry } from '#server/media/packages/read-zip.ts';
import { findStartPage } from '#server/media/packages/start-page.ts';

/** Unpacks an HTML package, and checks all of it before storing the first file. */

/** `path` is the path in the package; `media` the name of its bytes. */
export type PackageFile = { path: string; media: string; mime: string };

/** One extension for all files, so that `/media/` never serves them as pages. */
const storedExtension = '.bin';

const unpackedPathOf = (folder: string, index: number) => join(folder, String(index));

async function unpackFiles(zip: ZipFile, files: readonly ZipEntry[], task: ConverterTask): Promise<void> {
  for (const [index, file] of files.entries()) {
    await unpackEntry(zip, file, unpackedPathOf(task.folder, index), task.signal);
    task.progress((index + 1) / files.length / 2);
  }
}

async function storeFiles(paths: readonly string[], task: ConverterTask): Promise<PackageFile[]> {
  const storedFiles: PackageFile[] = [];
  for (const [index, path] of paths.entries()) {
    task.signal.throwIfAborted();
    const unpackedPath = unpackedPathOf(task.folder, index);
    const mime = await packageMime(path, unpackedPath);
    const media = await task.storeResult(unpackedPath, storedExtension);
    await rm(unpackedPath, { force: true });
    storedFiles.push({ path, media, mime });
    task.progress(0.5 + storedFiles.length / paths.length / 2);
  }
  return storedFiles;
}

/** Returns the files and the path of the start page. Refuses damaged, too large and dangerous packages. */
export async function convertPackage(task: ConverterTask): Promise<{ files: PackageFile[]; entry: string }> {
  const zip = await openZip(task.path);
  try {
    const files = await listZip(zip);
    const paths = files.map(({ path }) => path);
    refuseSameNames(paths);
    const { top, entry } = await findStartPage(paths, async (path) => {
      const file = files.find((each) => each.path === path);
      return file ? readText(zip, file) : '';
    });
    await unpackFiles(zip, files, task);
    const storedFiles = await storeFiles(
      paths.map((path) => path.slice(top.length)),
      task,
    );
    return { files: storedFiles, entry };
  } finally {
    zip.close();
  }
}
