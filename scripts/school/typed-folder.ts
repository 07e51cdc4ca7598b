import { resolve } from 'node:path';

/** The folder that somebody typed, as seen from where they are: npm runs scripts in the folder of the project. */
export function typedFolder(typed: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', typed);
}
