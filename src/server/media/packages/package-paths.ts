import { ConversionError } from '#server/media/conversion-error.ts';

/** Checks paths inside packages. They are only lookup keys, but must not be dangerous as paths on a disk either. */

const pathMaxLength = 500;
const shownMaxLength = 80;

// Control characters, separators of other systems, and lone surrogates.
const refusedCharacter = /[\p{Cc}\p{Cs}\\]/u;
const unprintableCharacters = /[\p{Cc}\p{Cs}]/gu;
const driveLetter = /^[a-z]:/i;
const ignoredPath = /(^|\/)(\.[^/]*|__MACOSX)(\/|$)/;

/** Shortens a path for a message. */
export function shortenPath(path: string): string {
  const printablePath = path.replace(unprintableCharacters, '�');
  return printablePath.length > shownMaxLength
    ? `…${printablePath.slice(-shownMaxLength).toWellFormed()}`
    : printablePath;
}

/** The path in a unified Unicode form. Refuses with 'package_path_refused' for paths that could leave a folder. */
export function checkPath(name: string): string {
  const path = name.normalize('NFC');
  const segments = path.replace(/\/$/, '').split('/');
  const isRefused =
    path.length > pathMaxLength ||
    refusedCharacter.test(path) ||
    driveLetter.test(path) ||
    segments.some((segment) => segment === '' || segment === '.' || segment === '..');
  if (isRefused) throw new ConversionError('package_path_refused', { path: shortenPath(name) });
  return path;
}

/** Whether it is a hidden file, or in the folder that macOS adds to zips. */
export function isIgnored(path: string): boolean {
  return ignoredPath.test(path);
}

/** Refuses with 'package_same_name' for paths that some systems cannot distinguish. */
export function refuseSameNames(paths: readonly string[]): void {
  const seenPaths = new Set<string>();
  for (const path of paths) {
    const comparablePath = path.toLowerCase();
    if (seenPaths.has(comparablePath))
      throw new ConversionError('package_same_name', { path: shortenPath(path) });
    seenPaths.add(comparablePath);
  }
}
