import { AppError } from '#server/app-error.ts';
import type { CheckedFile } from '#server/features/files/checks/checked-file.ts';
import { hasZipEntry, startsAsZip } from '#server/features/files/checks/zip-entries.ts';

/** A page, or the list of a learning platform (SCORM). Which page begins is decided where it is unpacked. */
const startPagePattern = /^([^/\\]+[/\\]){0,2}([^/\\]+\.html?|imsmanifest\.xml)$/i;
const addedByMacPattern = /^__MACOSX[/\\]/i;

/**
 * Accepts zips with a start page at the top or in a top folder. Unpacking checks everything else. Returns
 * undefined for files that are no zips. Refuses with 'package_without_page'.
 */
export async function checkPackage(path: string): Promise<CheckedFile | undefined> {
  if (!(await startsAsZip(path))) return undefined;
  const hasStartPage = await hasZipEntry(
    path,
    (name) => startPagePattern.test(name) && !addedByMacPattern.test(name),
  );
  if (hasStartPage === false) throw new AppError('package_without_page');
  return hasStartPage
    ? { path, extension: '.zip', mime: 'application/zip', width: null, height: null }
    : undefined;
}
