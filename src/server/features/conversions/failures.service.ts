import { formatText, type Language, type TextParams } from '#contract/language.ts';
import { AppError } from '#server/app-error.ts';
import { type Job, JobError } from '#server/jobs/job-kind.ts';
import { ConversionError } from '#server/media/conversion-error.ts';
import {
  type ConversionMessage,
  conversionMessages,
  isCausedByFile,
} from '#server/media/conversion-messages.ts';

/** Failures of jobs that convert: as they are stored, and in words. */

/** Returns the error that the teacher reads; undefined for unexpected errors. */
export function toJobError(error: unknown): JobError | undefined {
  if (error instanceof ConversionError) return new JobError(error.key, error.params);
  const isStorageFull =
    (error instanceof AppError && error.key === 'quota_exceeded') ||
    (error instanceof Error && 'code' in error && error.code === 'ENOSPC');
  return isStorageFull ? new JobError('storage_full') : undefined;
}

/** Why a job that converts has failed, in words; empty if it has not. */
export function explainFailure({ state, error, error_params }: Job, lang: Language): string {
  if (state !== 'failed') return '';
  const key = Object.hasOwn(conversionMessages, error) ? (error as ConversionMessage) : 'failed';
  return formatText(conversionMessages[key], lang, JSON.parse(error_params) as TextParams);
}

/** Whether trying again could succeed. */
export function mayRetry({ state, error }: Job): boolean {
  return state === 'cancelled' || (state === 'failed' && !isCausedByFile(error));
}
