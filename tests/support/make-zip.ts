import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Content by path. */
export type ZipContent = Record<string, string | Uint8Array>;

/** A zip of these files, the same each time. `mode` as Unix has it, for all of them. */
export async function makeZip(files: ZipContent, options: { mode?: number } = {}): Promise<Buffer> {
  const made = new ZipFile();
  for (const [path, content] of Object.entries(files)) {
    made.addBuffer(Buffer.from(content as string), path, { mtime: new Date(0), ...options });
  }
  made.end();
  return buffer(made.outputStream);
}
