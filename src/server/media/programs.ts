import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The programs that converting needs and that come with the machine, not with us. */

const names = ['soffice', 'ffmpeg', 'ffprobe'] as const;

/** Absolute path of each program; undefined = not installed. */
export type Programs = Record<(typeof names)[number], string | undefined>;

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Looks in the folders of `searchPath`, in order, as a shell would. */
export function findPrograms(searchPath: string = process.env['PATH'] ?? ''): Programs {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  const ending = process.platform === 'win32' ? '.exe' : '';
  const find = (name: string) => folders.map((folder) => join(folder, `${name}${ending}`)).find(isProgram);
  const found = names.map((name) => [name, find(name)] as const);
  return Object.fromEntries(found) as Programs;
}
