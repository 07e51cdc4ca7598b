import { useSyncExternalStore } from 'react';
import { getConversion, listenToConversions, listOpenConversions } from './conversion-store.ts';

const joinOpenConversions = () => listOpenConversions().join();

/** The followed media that are still being converted. */
export function useOpenConversions(): string[] {
  const joinedMedia = useSyncExternalStore(listenToConversions, joinOpenConversions);
  return joinedMedia === '' ? [] : joinedMedia.split(',');
}

/** The common progress of these media's conversions, 0..1; media that are not being converted count as done. */
export function useConversionsProgress(media: readonly string[]): number {
  return useSyncExternalStore(listenToConversions, () => {
    if (media.length === 0) return 1;
    const openMedia = new Set(listOpenConversions());
    const shares = media.map((medium) =>
      openMedia.has(medium) ? (getConversion(medium)?.progress ?? 0) : 1,
    );
    return shares.reduce((sum, share) => sum + share, 0) / media.length;
  });
}
