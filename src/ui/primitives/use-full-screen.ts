import { type RefObject, useEffect, useState } from 'react';

/** Shows an element on the full screen, if the device can. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const pageDocument = element.current?.ownerDocument;
    const updateIsFull = () =>
      setFull(pageDocument?.fullscreenElement === element.current && element.current !== null);
    updateIsFull();
    pageDocument?.addEventListener('fullscreenchange', updateIsFull);
    return () => pageDocument?.removeEventListener('fullscreenchange', updateIsFull);
  }, [element]);
  const toggle = () => {
    const pageDocument = element.current?.ownerDocument;
    // A surrounding page may forbid it: then nothing changes.
    const screenChange = pageDocument?.fullscreenElement
      ? pageDocument.exitFullscreen()
      : element.current?.requestFullscreen();
    screenChange?.catch(() => undefined);
  };
  // iPhones offer pages no full screen.
  return { isFull, isOffered: document.fullscreenEnabled, toggle };
}
