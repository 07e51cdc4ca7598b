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

/** Looks in the folders of `searchPath`, in order, as a shell would; the absolute path. */
export function findProgram(
  name: string,
  searchPath: string = process.env['PATH'] ?? '',
): string | undefined {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  const ending = process.platform === 'win32' ? '.exe' : '';
  return folders.map((folder) => join(folder, `${name}${ending}`)).find(isProgram);
}

export function findPrograms(searchPath?: string): Programs {
  const found = names.map((name) => [name, findProgram(name, searchPath)] as const);
  return Object.fromEntries(found) as Programs;
}
