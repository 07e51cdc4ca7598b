import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { attachGestures, type Gestures } from './page-gestures.view.ts';

type Elements = { stage: RefObject<HTMLElement | null>; sheet: RefObject<HTMLElement | null> };

const zoomStep = 1.5;

/** Gestures on the pages in `stage`, and the same by calls. `reset` shows other pages whole, at once. */
export function usePageGestures({ stage, sheet }: Elements, onTurn: (by: 1 | -1) => void) {
  const gestures = useRef<Gestures>(undefined);
  const [scale, setScale] = useState(1);
  const turn = useEffectEvent(onTurn);

  useEffect(() => {
    if (!stage.current || !sheet.current) return undefined;
    const attached = attachGestures({
      stage: stage.current,
      sheet: sheet.current,
      onScale: setScale,
      onTurn: (by) => turn(by),
    });
    gestures.current = attached;
    return attached.detach;
  }, [stage, sheet]);

  return {
    scale,
    zoomIn: () => gestures.current?.zoomBy(zoomStep),
    zoomOut: () => gestures.current?.zoomBy(1 / zoomStep),
    showWhole: () => gestures.current?.zoomBy(0),
    reset: () => gestures.current?.reset(),
    pan: (x: number, y: number) => gestures.current?.pan(x, y) ?? false,
  };
}
