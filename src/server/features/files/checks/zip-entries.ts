import { open } from 'node:fs/promises';
import { openPromise } from 'yauzl';

/** Reads the directory of uploaded zip files without unpacking them. */

const zipSignature = Buffer.from('PK\x03\x04', 'latin1');

/**
 * Whether the file starts like a zip. A zip with other data in front of it could be read as two kinds of
 * file, so it is not accepted.
 */
export async function startsAsZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.equals(zipSignature);
  } finally {
    await file.close();
  }
}

/** Whether `isMatch` accepts the name of any entry, decoded as latin1; undefined if the zip is unreadable. */
export async function hasZipEntry(
  path: string,
  isMatch: (name: string) => boolean,
): Promise<boolean | undefined> {
  try {
    // Names are not validated here, because the converter reports bad names.
    const zip = await openPromise(path, { decodeStrings: false, autoClose: false });
    try {
      for await (const entry of zip.eachEntry()) {
        if (isMatch(entry.fileNameRaw.toString('latin1'))) return true;
      }
      return false;
    } finally {
      zip.close();
    }
  } catch {
    return undefined;
  }
}
