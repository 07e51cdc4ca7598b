import { open } from 'node:fs/promises';
import { openPromise } from 'yauzl';

/** Zip files as they are uploaded: read from their directory at the end, never unpacked here. */

const localHeader = Buffer.from('PK\x03\x04', 'latin1');

/** Whether the file begins as a zip does: with something before it, it would be two files in one. */
export async function startsAsZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.equals(localHeader);
  } finally {
    await file.close();
  }
}

/** Whether an entry's name, read byte by byte, suits; undefined when the zip cannot be read. */
export async function hasZipEntry(
  path: string,
  suits: (name: string) => boolean,
): Promise<boolean | undefined> {
  try {
    // Names are not judged here: a converter says what is wrong with them.
    const zip = await openPromise(path, { decodeStrings: false, autoClose: false });
    try {
      for await (const entry of zip.eachEntry()) {
        if (suits(entry.fileNameRaw.toString('latin1'))) return true;
      }
      return false;
    } finally {
      zip.close();
    }
  } catch {
    return undefined;
  }
}
