import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';
import { ConversionError } from '#server/media/converter.ts';
import { checkPath, isLeftOut, showPath } from '#server/media/package-paths.ts';

/** Reads zip files that strangers made: nothing in them is believed before it is checked. */

export const packageFilesMax = 5_000;
const megabyte = 1024 * 1024;
export const unpackedMaxBytes = 500 * megabyte;
/** What takes more room than this may not unpack to more than so many times its packed size. */
const ratioFromBytes = 20 * megabyte;
const ratioMax = 200;

const symlinkAndOther = 0o170000;
const plainFile = 0o100000;
const folderBit = 0o040000;

export type ZipEntry = { path: string; entry: Entry };

export async function openZip(path: string): Promise<ZipFile> {
  // Names are decoded here, so that one which is refused can be told.
  return openPromise(path, { autoClose: false, decodeStrings: false }).catch((error: unknown) => {
    throw damaged(error);
  });
}

/** Errors of the disk stay what they are; all others come from what is in the file. */
function damaged(error: unknown): unknown {
  const isOurs = error instanceof ConversionError || (error instanceof Error && 'syscall' in error);
  return isOurs ? error : new ConversionError('package_damaged');
}

const unicodePathField = 0x7075;

/** Many programs write UTF-8 without saying so. */
function readName({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  if (!extraFields.some(({ id }) => id === unicodePathField)) {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(fileNameRaw);
    } catch {
      // The old code page of DOS, below.
    }
  }
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
}

function checkEntry(entry: Entry, name: string): void {
  if (entry.isEncrypted()) throw new ConversionError('package_encrypted');
  if (!entry.canDecodeFileData()) throw new ConversionError('package_damaged');
  const form = (entry.externalFileAttributes >>> 16) & symlinkAndOther;
  if (form !== 0 && form !== plainFile && form !== folderBit) {
    throw new ConversionError('package_path_refused', { path: showPath(name) });
  }
}

function refuseTooLarge(unpacked: number, packed: number): void {
  if (unpacked > unpackedMaxBytes) {
    throw new ConversionError('package_too_large', { size: unpackedMaxBytes / megabyte });
  }
  if (unpacked > ratioFromBytes && unpacked > packed * ratioMax) throw new ConversionError('package_bomb');
}

/** The files of a zip by what its directory says, before any of them is unpacked. */
export async function listZip(zip: ZipFile): Promise<ZipEntry[]> {
  if (zip.entryCount > packageFilesMax) {
    throw new ConversionError('package_too_many_files', { count: packageFilesMax });
  }
  const files: ZipEntry[] = [];
  let unpacked = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const name = readName(entry);
      const path = checkPath(name);
      checkEntry(entry, name);
      unpacked += entry.uncompressedSize;
      refuseTooLarge(unpacked, zip.fileSize);
      if (!path.endsWith('/') && !isLeftOut(path)) files.push({ path, entry });
    }
  } catch (error) {
    throw damaged(error);
  }
  return files;
}

/** Unpacks one file to `target`; its size in bytes. Stops as soon as it is larger than it said. */
export async function unpackEntry(
  zip: ZipFile,
  { entry }: ZipEntry,
  target: string,
  signal: AbortSignal,
): Promise<number> {
  let bytes = 0;
  let checksum = 0;
  const count = async function* (chunks: AsyncIterable<Buffer>) {
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
    await pipeline(source, count, createWriteStream(target), { signal });
  } catch (error) {
    throw signal.aborted ? signal.reason : damaged(error);
  }
  return bytes;
}
