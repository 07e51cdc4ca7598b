import { type RefObject, useLayoutEffect, useState } from 'react';

type Size = { width: number; height: number };

/** The inner size of an element in CSS pixels, kept up to date; undefined before it is on screen. */
export function useRoom(element: RefObject<HTMLElement | null>): Size | undefined {
  const [room, setRoom] = useState<Size>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      setRoom((now) => (now?.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    // The window's own, for a preview shows this page inside a frame.
    const Observer = measured.ownerDocument.defaultView?.ResizeObserver ?? ResizeObserver;
    const observer = new Observer(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
