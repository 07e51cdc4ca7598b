import { formatText, type Language, type TextParams } from '#contract/language.ts';
import type { Job } from '#server/jobs/job-kind.ts';
import {
  type ConversionMessage,
  conversionMessages,
  isCausedByFile,
} from '#server/media/conversion-messages.ts';

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
