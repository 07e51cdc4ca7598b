import { AppError } from '#server/app-error.ts';
import type { CheckedFile } from '#server/features/files/checks/checked-file.ts';
import { hasZipEntry, startsAsZip } from '#server/features/files/checks/zip-entries.ts';

const startPage = /^([^/\\]+[/\\])?index\.html$/i;

/**
 * A zip with a start page at its top or in a folder there; what else is in it is judged when it is unpacked.
 * Undefined when it is no zip; refuses 'package_without_page'.
 */
export async function checkPackage(path: string): Promise<CheckedFile | undefined> {
  if (!(await startsAsZip(path))) return undefined;
  const hasPage = await hasZipEntry(path, (name) => startPage.test(name));
  if (hasPage === false) throw new AppError('package_without_page');
  return hasPage
    ? { path, extension: '.zip', mime: 'application/zip', width: null, height: null }
    : undefined;
}
