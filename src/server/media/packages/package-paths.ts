import { ConversionError } from '#server/media/converter.ts';

/** Names of files inside packages: keys to look up by, never paths on a disk, and still none that could be. */

const pathMaxLength = 500;
const shownLength = 80;

// Control characters, what other systems take for a separator, and half characters.
const unwanted = /[\p{Cc}\p{Cs}\\]/u;
const unwantedAll = /[\p{Cc}\p{Cs}]/gu;
const drive = /^[a-z]:/i;
const leftOut = /(^|\/)(\.[^/]*|__MACOSX)(\/|$)/;

/** A path as a message shows it. */
export function showPath(path: string): string {
  const plain = path.replace(unwantedAll, '�');
  return plain.length > shownLength ? `…${plain.slice(-shownLength).toWellFormed()}` : plain;
}

/** The path in one Unicode form. Refuses 'package_path_refused' for one that could lead out of a folder. */
export function checkPath(name: string): string {
  const path = name.normalize('NFC');
  const steps = path.replace(/\/$/, '').split('/');
  const isRefused =
    path.length > pathMaxLength ||
    unwanted.test(path) ||
    drive.test(path) ||
    steps.some((step) => step === '' || step === '.' || step === '..');
  if (isRefused) throw new ConversionError('package_path_refused', { path: showPath(name) });
  return path;
}

/** What systems put into a zip by themselves: hidden files, and a folder of macOS. */
export function isLeftOut(path: string): boolean {
  return leftOut.test(path);
}

/** Refuses 'package_same_name' for checked paths that some systems could not keep apart. */
export function refuseSameNames(paths: readonly string[]): void {
  const seen = new Set<string>();
  for (const path of paths) {
    const plain = path.toLowerCase();
    if (seen.has(plain)) throw new ConversionError('package_same_name', { path: showPath(path) });
    seen.add(plain);
  }
}

/**
 * The start page, at the top or in the one folder that holds everything: `top` is that folder with its
 * slash, or empty; `entry` the page's path below it. Refuses 'package_without_index'.
 */
export function findEntry(paths: readonly string[]): { top: string; entry: string } {
  const folder = /^[^/]+\//.exec(paths[0] ?? '')?.[0] ?? '';
  const tops = folder !== '' && paths.every((path) => path.startsWith(folder)) ? ['', folder] : [''];
  for (const top of tops) {
    const index = paths.find((path) => path.toLowerCase() === `${top.toLowerCase()}index.html`);
    if (index !== undefined) return { top, entry: index.slice(top.length) };
  }
  throw new ConversionError('package_without_index');
}
