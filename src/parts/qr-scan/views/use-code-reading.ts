import { useEffect, useEffectEvent } from 'react';
import { createCodeReader } from '../read-codes.view.ts';

/** Between two pictures, so that a slow device stays usable. */
const pauseMs = 200;

/** Reads codes from the video while it plays; a code that stays in the picture is told once. */
export function useCodeReading(video: HTMLVideoElement | null, onRead: (text: string) => void): void {
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (!video) return undefined;
    let isOpen = true;
    const run = async () => {
      const reader = await createCodeReader();
      let lastText: string | undefined;
      while (isOpen) {
        // One picture may fail, as while the camera turns.
        const text = await reader.read(video).catch(() => undefined);
        if (isOpen && text !== undefined && text !== lastText) {
          lastText = text;
          tell(text);
        }
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      reader.close();
    };
    void run();
    return () => {
      isOpen = false;
    };
  }, [video]);
}
