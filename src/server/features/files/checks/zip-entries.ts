import { open } from 'node:fs/promises';
import { openPromise } from 'yauzl';

/** Reads the directory of uploaded zip files without unpacking them. */

const localHeader = Buffer.from('PK\x03\x04', 'latin1');

/** Whether the file starts like a zip. With other data in front it could be two files in one. */
export async function startsAsZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.equals(localHeader);
  } finally {
    await file.close();
  }
}

/** Whether a name, decoded as latin1, is accepted by `suits`; undefined if the zip is unreadable. */
export async function hasZipEntry(
  path: string,
  suits: (name: string) => boolean,
): Promise<boolean | undefined> {
  try {
    // Bad names are reported by the converter.
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
