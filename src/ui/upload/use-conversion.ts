import { useCallback, useSyncExternalStore } from 'react';
import { call } from '#ui/api/call.ts';
import {
  type Conversion,
  followConversion,
  getConversion,
  listenToConversions,
  noteConversion,
} from '#ui/upload/conversion-store.ts';

/** How far the conversion of a medium is; undefined until the server has told. `media` empty = follow nothing. */
export function useConversion(media: string): Conversion | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stopListening = listenToConversions(listener);
      const stopFollowing = media === '' ? () => undefined : followConversion(media);
      return () => {
        stopListening();
        stopFollowing();
      };
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => getConversion(media));
}

/** Converts again what failed or was cancelled. */
export async function retryConversion(media: string): Promise<void> {
  noteConversion(await call('POST /upload/retry', { media }));
}

export async function cancelConversion(media: string): Promise<void> {
  noteConversion(await call('POST /upload/cancel', { media }));
}
