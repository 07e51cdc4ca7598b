import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { importUnpackedMaxBytes } from '#contract/limits.ts';
import { FileProblem } from './file-problem.ts';

/** Reads zip files in memory, and limits their unpacked size before and during unpacking. */

const entriesMax = 1_000;
const megabyte = 1024 * 1024;

const createSizeProblem = () => new FileProblem('zip_bomb', { size: importUnpackedMaxBytes / megabyte });

export function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
}

/**
 * Opens a zip and returns it with its entries by lower-case file name, without the folder. Refuses zips that
 * would unpack to too many bytes.
 */
export async function openZip(bytes: Buffer): Promise<{ zip: ZipFile; entryByName: Map<string, Entry> }> {
  try {
    const zip = await fromBufferPromise(bytes);
    if (zip.entryCount > entriesMax) throw createSizeProblem();
    const entryByName = new Map<string, Entry>();
    let unpackedBytes = 0;
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new FileProblem('zip_encrypted');
      unpackedBytes += entry.uncompressedSize;
      if (unpackedBytes > importUnpackedMaxBytes) throw createSizeProblem();
      const name = entry.fileName.split('/').at(-1)?.toLowerCase() ?? '';
      // Apple's programs add a hidden copy of each file.
      if (name !== '' && !entry.fileName.startsWith('__MACOSX/')) entryByName.set(name, entry);
    }
    return { zip, entryByName };
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('damaged_zip');
  }
}

/** Unpacks one file, and stops at its declared size. */
export async function unpackEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  try {
    const chunks: Buffer[] = [];
    let unpackedBytes = 0;
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      unpackedBytes += (chunk as Buffer).length;
      if (unpackedBytes > entry.uncompressedSize) throw createSizeProblem();
      chunks.push(chunk as Buffer);
    }
    const bytes = Buffer.concat(chunks);
    if (crc32(bytes) !== entry.crc32) throw new FileProblem('damaged_zip');
    return bytes;
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('damaged_zip');
  }
}
