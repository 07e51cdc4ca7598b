import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Contents of files by path. */
export type ZipContent = Record<string, string | Uint8Array>;

type ZipOptions = { mode?: number; compress?: boolean };

/** Makes a zip of these files, with the same bytes each time. The options apply to all files; `mode` is a Unix mode. */
export async function makeZip(files: ZipContent, options: ZipOptions = {}): Promise<Buffer> {
  const zipFile = new ZipFile();
  for (const [path, content] of Object.entries(files)) {
    zipFile.addBuffer(Buffer.from(content as string), path, { mtime: new Date(0), ...options });
  }
  zipFile.end();
  return buffer(zipFile.outputStream);
}
