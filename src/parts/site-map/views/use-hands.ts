import { useEffect, useEffectEvent } from 'react';
import { attachHands } from './attach-hands.view.ts';
import { applyMapKey } from './map-keys.view.ts';
import type { OpenMap } from './use-leaflet-map.ts';

/**
 * Lets pointers and keys move the map. `onTap` gets the tapped place, or the middle by Enter, in CSS pixels from the map's
 * top left corner.
 */
export function useHands(opened: OpenMap | undefined, onTap: (spot: { x: number; y: number }) => void): void {
  const tap = useEffectEvent(onTap);
  useEffect(() => {
    if (!opened) return undefined;
    const { container, map } = opened;
    const detach = attachHands(container, map, (spot) => tap(spot));
    const onKey = (event: KeyboardEvent) => applyMapKey(event, map, (spot) => tap(spot));
    container.addEventListener('keydown', onKey);
    return () => {
      detach();
      container.removeEventListener('keydown', onKey);
    };
  }, [opened]);
}
