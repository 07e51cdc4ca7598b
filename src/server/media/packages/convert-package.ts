import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ZipFile } from 'yauzl';
import type { ConverterTask } from '#server/media/converter.ts';
import { packageMime } from '#server/media/packages/package-mime.ts';
import { findEntry, refuseSameNames } from '#server/media/packages/package-paths.ts';
import { listZip, openZip, unpackEntry, type ZipEntry } from '#server/media/packages/read-zip.ts';

/** Unpacks an HTML package. All of it is unpacked and checked before the first file is stored. */

/** `path` as links in the package name it; `media` holds its bytes. */
export type PackageFile = { path: string; media: string; mime: string };

/** One ending for all: as media of their own these bytes are never served as pages. */
const storedExtension = '.bin';

const pathOf = (folder: string, index: number) => join(folder, String(index));

async function unpackAll(zip: ZipFile, files: readonly ZipEntry[], task: ConverterTask): Promise<void> {
  for (const [index, file] of files.entries()) {
    await unpackEntry(zip, file, pathOf(task.folder, index), task.signal);
    task.progress((index + 1) / files.length / 2);
  }
}

async function keepAll(paths: readonly string[], task: ConverterTask): Promise<PackageFile[]> {
  const kept: PackageFile[] = [];
  for (const [index, path] of paths.entries()) {
    task.signal.throwIfAborted();
    const unpacked = pathOf(task.folder, index);
    const mime = await packageMime(path, unpacked);
    const media = await task.keep(unpacked, storedExtension);
    await rm(unpacked, { force: true });
    kept.push({ path, media, mime });
    task.progress(0.5 + kept.length / paths.length / 2);
  }
  return kept;
}

/** The package's files and the path of its start page. Refuses what is damaged, too large or not harmless. */
export async function convertPackage(task: ConverterTask): Promise<{ files: PackageFile[]; entry: string }> {
  const zip = await openZip(task.path);
  try {
    const files = await listZip(zip);
    const paths = files.map(({ path }) => path);
    refuseSameNames(paths);
    const { top, entry } = findEntry(paths);
    await unpackAll(zip, files, task);
    const kept = await keepAll(
      paths.map((path) => path.slice(top.length)),
      task,
    );
    return { files: kept, entry };
  } finally {
    zip.close();
  }
}
