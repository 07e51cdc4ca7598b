import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Finds the programs for conversions, which are installed on the machine. */

const programNames = ['soffice', 'ffmpeg', 'ffprobe', 'heif-convert'] as const;

/** Absolute path of each program; undefined if it is not installed. */
export type Programs = Record<(typeof programNames)[number], string | undefined>;

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Absolute path of the first match in the folders of `searchPath`, as in a shell. */
export function findProgram(
  name: string,
  searchPath: string = process.env['PATH'] ?? '',
): string | undefined {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  const ending = process.platform === 'win32' ? '.exe' : '';
  return folders.map((folder) => join(folder, `${name}${ending}`)).find(isProgram);
}

export function findPrograms(searchPath?: string): Programs {
  const programEntries = programNames.map((name) => [name, findProgram(name, searchPath)] as const);
  return Object.fromEntries(programEntries) as Programs;
}
