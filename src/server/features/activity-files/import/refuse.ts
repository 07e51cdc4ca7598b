import type { TextParams } from '#contract/language.ts';
import { AppError } from '#server/app-error.ts';
import type { ImportFailure } from '#server/features/activity-files/import/import-messages.ts';
import { JobError } from '#server/jobs/job-kind.ts';
import { ConversionError } from '#server/media/conversion-error.ts';

/** Ends an import for a reason that lies in the file. */
export function refuse(key: ImportFailure, params: TextParams = {}): never {
  throw new JobError(key, params);
}

/** What the reader of zips refuses, as people read it who save and take in activities. */
const failureByZipError: Readonly<Partial<Record<string, ImportFailure>>> = {
  package_encrypted: 'file_encrypted',
  package_too_many_files: 'file_too_much',
  package_too_large: 'file_too_much',
  package_bomb: 'file_too_much',
  package_path_refused: 'path_refused',
  package_same_name: 'path_refused',
};

/** The reason of a permanent failure; undefined for unexpected errors. */
export function toJobError(error: unknown): JobError | undefined {
  if (error instanceof JobError) return error;
  if (error instanceof ConversionError)
    return new JobError(failureByZipError[error.key] ?? 'file_damaged', error.params);
  const isStorageFull =
    (error instanceof AppError && error.key === 'quota_exceeded') ||
    (error instanceof Error && 'code' in error && error.code === 'ENOSPC');
  return isStorageFull ? new JobError('storage_full') : undefined;
}
