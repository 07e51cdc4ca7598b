import { type RefObject, useEffect, useState } from 'react';

/** Showing an element over the whole screen, where the device can. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const page = element.current?.ownerDocument;
    const note = () => setFull(page?.fullscreenElement === element.current && element.current !== null);
    page?.addEventListener('fullscreenchange', note);
    return () => page?.removeEventListener('fullscreenchange', note);
  }, [element]);
  const toggle = () => {
    const page = element.current?.ownerDocument;
    // Refused where a page around this one forbids it: then nothing changes.
    const change = page?.fullscreenElement ? page.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  // Phones of one maker have no full screen for pages.
  return { isFull, isOffered: document.fullscreenEnabled, toggle };
}
