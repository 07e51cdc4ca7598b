import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Content by path. */
export type ZipContent = Record<string, string | Uint8Array>;

type Options = { mode?: number; compress?: boolean };

/** A zip of these files, the same each time. `mode` as Unix has it; options are for all of them. */
export async function makeZip(files: ZipContent, options: Options = {}): Promise<Buffer> {
  const made = new ZipFile();
  for (const [path, content] of Object.entries(files)) {
    made.addBuffer(Buffer.from(content as string), path, { mtime: new Date(0), ...options });
  }
  made.end();
  return buffer(made.outputStream);
}
