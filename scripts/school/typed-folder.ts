import { resolve } from 'node:path';

/**
 * A typed folder as an absolute path. It is relative to the person's current folder, although npm runs scripts in the
 * project's folder.
 */
export function typedFolder(typedPath: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', typedPath);
}
