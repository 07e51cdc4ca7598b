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
  recordConversion,
} from './conversion-store.ts';

/** Repeats the contract's pattern of media names, because that module would load zod. */
const storedMedium = /^[0-9a-f]{64}\.[a-z0-9]{2,5}$/;

/** The conversion of a medium; undefined until the server has reported it. An empty `media` follows nothing. */
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

/** The results of conversions; follows those of `media`. Leaves out names that are no stored media, as samples have. */
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

/** The followed media that are still being converted. */
export function useOpenConversions(): string[] {
  const joined = useSyncExternalStore(listenToConversions, readOpen);
  return joined === '' ? [] : joined.split(',');
}

/** The common progress of these media's conversions, 0..1; media that are not being converted count as done. */
export function useConversionsProgress(media: readonly string[]): number {
  return useSyncExternalStore(listenToConversions, () => {
    if (media.length === 0) return 1;
    const open = new Set(listOpenConversions());
    const parts = media.map((one) => (open.has(one) ? (getConversion(one)?.progress ?? 0) : 1));
    return parts.reduce((sum, part) => sum + part, 0) / media.length;
  });
}

/** Starts a failed or cancelled conversion again. */
export async function retryConversion(media: string): Promise<void> {
  recordConversion(await call('POST /upload/retry', { media }));
}

export async function cancelConversion(media: string): Promise<void> {
  recordConversion(await call('POST /upload/cancel', { media }));
}
