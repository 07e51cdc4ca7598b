import { useCallback, useSyncExternalStore } from 'react';
import type { ConversionResults } from '#contract/conversion-results.ts';
import {
  type Conversion,
  followConversion,
  getConversion,
  getConversionResults,
  listenToConversions,
} from './conversion-store.ts';

/** Repeats the contract's pattern of media names, because that module would load zod. */
const mediaNamePattern = /^[0-9a-f]{64}\.[a-z0-9]{2,5}$/;

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
export function useConversionResults(media: readonly string[]): ConversionResults {
  const joinedMedia = [...new Set(media)].filter((each) => mediaNamePattern.test(each)).join();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stopListening = listenToConversions(listener);
      const stopFollowing = joinedMedia === '' ? [] : joinedMedia.split(',').map(followConversion);
      return () => {
        stopListening();
        for (const stop of stopFollowing) stop();
      };
    },
    [joinedMedia],
  );
  return useSyncExternalStore(subscribe, getConversionResults);
}
