import { AppError } from '#server/app-error.ts';
import type { CheckedFile } from '#server/features/files/checks/checked-file.ts';
import { hasZipEntry, startsAsZip } from '#server/features/files/checks/zip-entries.ts';
import { descriptionPath } from '#server/features/files/rules/activity-file.ts';

/**
 * Accepts zips that describe an activity. Taking it in checks everything else. Returns undefined for files that are no
 * zips. Refuses with 'activity_file_unknown'.
 */
export async function checkActivityFile(path: string): Promise<CheckedFile | undefined> {
  if (!(await startsAsZip(path))) return undefined;
  const hasDescription = await hasZipEntry(path, (name) => name === descriptionPath);
  if (hasDescription === false) throw new AppError('activity_file_unknown');
  return hasDescription
    ? { path, extension: '.zip', mime: 'application/zip', width: null, height: null }
    : undefined;
}
