import { useEffect, useEffectEvent } from 'react';
import { readCodes } from '../read-codes.view.ts';

/** Reads codes from the video while it is shown; a code that stays in the picture is told once. */
export function useCodeReading(video: HTMLVideoElement | null, onRead: (text: string) => void): void {
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (!video) return undefined;
    const controller = new AbortController();
    void readCodes(video, (text) => tell(text), controller.signal);
    return () => controller.abort();
  }, [video]);
}
