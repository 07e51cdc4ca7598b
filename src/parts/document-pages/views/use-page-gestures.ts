import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { wholePage } from '../zoom.ts';
import { attachGestures } from './page-gestures.view.ts';
import { createPageView, type PageView } from './page-view.view.ts';

type GestureElements = { stage: RefObject<HTMLElement | null>; sheet: RefObject<HTMLElement | null> };

const zoomStep = 1.5;
const stageMiddle = { x: 0, y: 0 };

/** Gestures on the pages in `stage`, and functions that do the same. `reset` shows new pages whole, without animation. */
export function usePageGestures({ stage, sheet }: GestureElements, onTurn: (by: 1 | -1) => void) {
  const view = useRef<PageView>(undefined);
  const [scale, setScale] = useState(1);
  const turn = useEffectEvent(onTurn);

  useEffect(() => {
    if (!stage.current || !sheet.current) return undefined;
    view.current = createPageView({ stage: stage.current, sheet: sheet.current, onScaleChange: setScale });
    return attachGestures(stage.current, view.current, (by) => turn(by));
  }, [stage, sheet]);

  const zoomBy = (factor: number) =>
    view.current?.zoomTo(view.current.read().scale * factor, stageMiddle, true);
  return {
    scale,
    zoomIn: () => zoomBy(zoomStep),
    zoomOut: () => zoomBy(1 / zoomStep),
    showWhole: () => zoomBy(0),
    reset: () => view.current?.show(wholePage, false),
    pan: (x: number, y: number) => view.current?.pan(x, y) ?? false,
  };
}
