import { useEffect, useEffectEvent } from 'react';
import { attachHands } from './attach-hands.view.ts';
import type { OpenMap } from './use-leaflet-map.ts';

/** Lets pointers move the map; `onTap` gets a place in CSS pixels from its top left corner. */
export function useHands(opened: OpenMap | undefined, onTap: (spot: { x: number; y: number }) => void): void {
  const tap = useEffectEvent(onTap);
  useEffect(
    () => (opened ? attachHands(opened.container, opened.map, (spot) => tap(spot)) : undefined),
    [opened],
  );
}
