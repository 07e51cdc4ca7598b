import { AppError } from '#server/app-error.ts';
import type { CheckedFile } from '#server/features/files/checks/checked-file.ts';
import { hasZipEntry, startsAsZip } from '#server/features/files/checks/zip-entries.ts';

const startPage = /^([^/\\]+[/\\])?index\.html$/i;

/**
 * Accepts zips with a start page at the top or in a top folder; unpacking checks the rest. Undefined for other files.
 * Refuses 'package_without_page'.
 */
export async function checkPackage(path: string): Promise<CheckedFile | undefined> {
  if (!(await startsAsZip(path))) return undefined;
  const hasPage = await hasZipEntry(path, (name) => startPage.test(name));
  if (hasPage === false) throw new AppError('package_without_page');
  return hasPage
    ? { path, extension: '.zip', mime: 'application/zip', width: null, height: null }
    : undefined;
}
