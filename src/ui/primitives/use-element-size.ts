import { type RefObject, useLayoutEffect, useState } from 'react';

type Size = { width: number; height: number };

/** The inner size of an element in CSS pixels, kept up to date; undefined before it is mounted. */
export function useElementSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const measuredElement = element.current;
    if (!measuredElement) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measuredElement;
      setSize((currentSize) =>
        currentSize?.width === width && currentSize.height === height ? currentSize : { width, height },
      );
    };
    measure();
    // The observer of the element's own window, because a preview shows the page inside a frame.
    const Observer = measuredElement.ownerDocument.defaultView?.ResizeObserver ?? ResizeObserver;
    const observer = new Observer(measure);
    observer.observe(measuredElement);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
