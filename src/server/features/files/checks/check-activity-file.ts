import { AppError } from '#server/app-error.ts';
import type { CheckedFile } from '#server/features/files/checks/checked-file.ts';
import { hasZipEntry, startsAsZip } from '#server/features/files/checks/zip-entries.ts';
import { descriptionPath } from '#server/features/files/rules/activity-file.ts';

/** Accepts zips that describe an activity; taking it in checks everything else. Refuses with 'activity_file_unknown'. */
export async function checkActivityFile(path: string): Promise<CheckedFile> {
  const isActivity =
    (await startsAsZip(path)) && (await hasZipEntry(path, (name) => name === descriptionPath));
  if (!isActivity) throw new AppError('activity_file_unknown');
  return { path, extension: '.zip', mime: 'application/zip', width: null, height: null };
}
