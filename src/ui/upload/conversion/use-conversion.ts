import { useCallback, useSyncExternalStore } from 'react';
import type { Made } from '#contract/made.ts';
import { call } from '#ui/api/call.ts';
import {
  type Conversion,
  followConversion,
  getConversion,
  getMade,
  listenToConversions,
  listOpenConversions,
  noteConversion,
} from '#ui/upload/conversion/conversion-store.ts';

/** As the contract's pattern of media names, which would bring zod along. */
const storedMedium = /^[0-9a-f]{64}\.[a-z0-9]{2,5}$/;

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

/** What is made of any media of this page; follows the conversions of these. Others, as samples have them, are left out. */
export function useMade(media: readonly string[]): Made {
  const joined = [...new Set(media)].filter((each) => storedMedium.test(each)).join();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stopListening = listenToConversions(listener);
      const stopFollowing = joined === '' ? [] : joined.split(',').map(followConversion);
      return () => {
        stopListening();
        for (const stop of stopFollowing) stop();
      };
    },
    [joined],
  );
  return useSyncExternalStore(subscribe, getMade);
}

const readOpen = () => listOpenConversions().join();

/** Media on this page that are still being converted. */
export function useOpenConversions(): string[] {
  const joined = useSyncExternalStore(listenToConversions, readOpen);
  return joined === '' ? [] : joined.split(',');
}

/** How far these media are converted together, 0..1; whatever is no longer being converted counts as whole. */
export function useConversionsProgress(media: readonly string[]): number {
  return useSyncExternalStore(listenToConversions, () => {
    if (media.length === 0) return 1;
    const open = new Set(listOpenConversions());
    const parts = media.map((one) => (open.has(one) ? (getConversion(one)?.progress ?? 0) : 1));
    return parts.reduce((sum, part) => sum + part, 0) / media.length;
  });
}

/** Converts again what failed or was cancelled. */
export async function retryConversion(media: string): Promise<void> {
  noteConversion(await call('POST /upload/retry', { media }));
}

export async function cancelConversion(media: string): Promise<void> {
  noteConversion(await call('POST /upload/cancel', { media }));
}
