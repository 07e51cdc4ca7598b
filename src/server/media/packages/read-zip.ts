import { createWriteStream } from 'node:fs';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ConversionError } from '#server/media/conversion-error.ts';
import { readNames } from '#server/media/packages/package-names.ts';
import { checkPath, isIgnored, shortenPath } from '#server/media/packages/package-paths.ts';

/** Reads zip files from unknown sources and checks everything in them. */

export const packageFilesMax = 5_000;
const megabyte = 1024 * 1024;
export const unpackedMaxBytes = 500 * megabyte;
/** Above this unpacked size, a zip may unpack to at most `ratioMax` times its packed size. */
const ratioCheckedFromBytes = 20 * megabyte;
const ratioMax = 200;

const fileTypeMask = 0o170000;
const regularFileType = 0o100000;
const folderType = 0o040000;

export type ZipEntry = { path: string; entry: Entry };

export async function openZip(path: string): Promise<ZipFile> {
  // `readNames` decodes the names.
  return openPromise(path, { autoClose: false, decodeStrings: false }).catch((error: unknown) => {
    throw toPackageError(error);
  });
}

/** Returns errors of the disk and conversion errors unchanged; any other error means that the package is damaged. */
function toPackageError(error: unknown): unknown {
  const isPassedOn = error instanceof ConversionError || (error instanceof Error && 'syscall' in error);
  return isPassedOn ? error : new ConversionError('package_damaged');
}

const startPagePattern = /(^|[/\\])(index|default)\.html?$/i;
const startPageMaxBytes = megabyte;

/** The start page nearest to the top; empty if there is none of a reasonable size. */
async function readStart(zip: ZipFile, entries: readonly Entry[]): Promise<Buffer> {
  const startEntry = entries
    .map((entry) => ({ entry, name: entry.fileNameRaw.toString('latin1') }))
    .filter(({ entry, name }) => startPagePattern.test(name) && entry.uncompressedSize <= startPageMaxBytes)
    .sort((a, b) => a.name.split(/[/\\]/).length - b.name.split(/[/\\]/).length)[0];
  if (startEntry === undefined) return Buffer.alloc(0);
  // Errors are reported when the file is unpacked.
  return zip
    .openReadStreamPromise(startEntry.entry)
    .then(buffer)
    .catch(() => Buffer.alloc(0));
}

function checkEntry(entry: Entry, name: string): void {
  if (entry.isEncrypted()) throw new ConversionError('package_encrypted');
  if (!entry.canDecodeFileData()) throw new ConversionError('package_damaged');
  const fileType = (entry.externalFileAttributes >>> 16) & fileTypeMask;
  if (fileType !== 0 && fileType !== regularFileType && fileType !== folderType) {
    throw new ConversionError('package_path_refused', { path: shortenPath(name) });
  }
}

function refuseTooLarge(unpackedBytes: number, packedBytes: number): void {
  if (unpackedBytes > unpackedMaxBytes) {
    throw new ConversionError('package_too_large', { size: unpackedMaxBytes / megabyte });
  }
  if (unpackedBytes > ratioCheckedFromBytes && unpackedBytes > packedBytes * ratioMax)
    throw new ConversionError('package_bomb');
}

function checkEntries(zip: ZipFile, entries: readonly Entry[], entryNames: readonly string[]): ZipEntry[] {
  const files: ZipEntry[] = [];
  let unpackedBytes = 0;
  for (const [index, entry] of entries.entries()) {
    const name = entryNames[index] ?? '';
    // Old programs of Windows separate folders with backslashes.
    const path = checkPath(name.replaceAll('\\', '/'));
    checkEntry(entry, name);
    unpackedBytes += entry.uncompressedSize;
    refuseTooLarge(unpackedBytes, zip.fileSize);
    if (!path.endsWith('/') && !isIgnored(path)) files.push({ path, entry });
  }
  return files;
}

/** Lists the files of a zip from its directory, without unpacking them. */
export async function listZip(zip: ZipFile): Promise<ZipEntry[]> {
  if (zip.entryCount > packageFilesMax) {
    throw new ConversionError('package_too_many_files', { count: packageFilesMax });
  }
  try {
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    const names = await readNames(entries, () => readStart(zip, entries));
    return checkEntries(zip, entries, names);
  } catch (error) {
    throw toPackageError(error);
  }
}

const textMaxBytes = megabyte;

/** The text of a file of reasonable size; empty for others. Errors are reported when the file is unpacked. */
export async function readText(zip: ZipFile, { entry }: ZipEntry): Promise<string> {
  if (entry.uncompressedSize > textMaxBytes) return '';
  return zip
    .openReadStreamPromise(entry)
    .then(text)
    .catch(() => '');
}

/** Unpacks one file to `targetPath` and returns its size. Stops as soon as it exceeds its declared size. */
export async function unpackEntry(
  zip: ZipFile,
  { entry }: ZipEntry,
  targetPath: string,
  signal: AbortSignal,
): Promise<number> {
  let bytes = 0;
  let checksum = 0;
  const checkChunks = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > entry.uncompressedSize) throw new ConversionError('package_damaged');
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
    if (checksum !== entry.crc32) throw new ConversionError('package_damaged');
  };
  try {
    const source = await zip.openReadStreamPromise(entry);
    await pipeline(source, checkChunks, createWriteStream(targetPath), { signal });
  } catch (error) {
    throw signal.aborted ? signal.reason : toPackageError(error);
  }
  return bytes;
}
