import { type RefObject, useEffect, useState } from 'react';

/** Shows an element on the full screen, if the device can. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const page = element.current?.ownerDocument;
    const updateIsFull = () =>
      setFull(page?.fullscreenElement === element.current && element.current !== null);
    page?.addEventListener('fullscreenchange', updateIsFull);
    return () => page?.removeEventListener('fullscreenchange', updateIsFull);
  }, [element]);
  const toggle = () => {
    const page = element.current?.ownerDocument;
    // A surrounding page may forbid it: then nothing changes.
    const change = page?.fullscreenElement ? page.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  // iPhones offer pages no full screen.
  return { isFull, isOffered: document.fullscreenEnabled, toggle };
}
