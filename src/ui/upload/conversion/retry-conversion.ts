import { call } from '#ui/api/call.ts';
import { recordConversion } from './conversion-store.ts';

/** Starts a failed or cancelled conversion again. */
export async function retryConversion(media: string): Promise<void> {
  recordConversion(await call('POST /upload/retry', { media }));
}

/** Cancels a conversion. */
export async function cancelConversion(media: string): Promise<void> {
  recordConversion(await call('POST /upload/cancel', { media }));
}
