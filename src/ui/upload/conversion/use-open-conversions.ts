import { useSyncExternalStore } from 'react';
import { getConversion, listenToConversions, listOpenConversions } from './conversion-store.ts';

const readOpen = () => listOpenConversions().join();

/** The followed media that are still being converted. */
export function useOpenConversions(): string[] {
  const joinedMedia = useSyncExternalStore(listenToConversions, readOpen);
  return joinedMedia === '' ? [] : joinedMedia.split(',');
}

/** The common progress of these media's conversions, 0..1; media that are not being converted count as done. */
export function useConversionsProgress(media: readonly string[]): number {
  return useSyncExternalStore(listenToConversions, () => {
    if (media.length === 0) return 1;
    const openMedia = new Set(listOpenConversions());
    const parts = media.map((one) => (openMedia.has(one) ? (getConversion(one)?.progress ?? 0) : 1));
    return parts.reduce((sum, part) => sum + part, 0) / media.length;
  });
}
