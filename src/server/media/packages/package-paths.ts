import { ConversionError } from '#server/media/converter.ts';

/** Checks paths inside packages. They are only lookup keys, but must not be dangerous as paths on a disk either. */

const pathMaxLength = 500;
const shownLength = 80;

// Control characters, separators of other systems, and lone surrogates.
const unwantedSigns = /[\p{Cc}\p{Cs}\\]/u;
const unwantedAll = /[\p{Cc}\p{Cs}]/gu;
const drive = /^[a-z]:/i;
const leftOut = /(^|\/)(\.[^/]*|__MACOSX)(\/|$)/;

/** Shortens a path for a message. */
export function showPath(path: string): string {
  const plain = path.replace(unwantedAll, '�');
  return plain.length > shownLength ? `…${plain.slice(-shownLength).toWellFormed()}` : plain;
}

/** The path in a unified Unicode form. Refuses 'package_path_refused' for paths that could leave a folder. */
export function checkPath(name: string): string {
  const path = name.normalize('NFC');
  const steps = path.replace(/\/$/, '').split('/');
  const isRefused =
    path.length > pathMaxLength ||
    unwantedSigns.test(path) ||
    drive.test(path) ||
    steps.some((step) => step === '' || step === '.' || step === '..');
  if (isRefused) throw new ConversionError('package_path_refused', { path: showPath(name) });
  return path;
}

/** Whether it is a hidden file, or in the folder that macOS adds to zips. */
export function isLeftOut(path: string): boolean {
  return leftOut.test(path);
}

/** Refuses 'package_same_name' for paths that some systems cannot distinguish. */
export function refuseSameNames(paths: readonly string[]): void {
  const seenPaths = new Set<string>();
  for (const path of paths) {
    const plainPath = path.toLowerCase();
    if (seenPaths.has(plainPath)) throw new ConversionError('package_same_name', { path: showPath(path) });
    seenPaths.add(plainPath);
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
