import type { LayerGroup, Map as LeafletMap } from 'leaflet';
import { layerGroup } from 'leaflet';
import { useEffect, useState } from 'react';
import type { MapGround } from '../map-parts.ts';
import type { MapPlace } from '../model.ts';
import { fitMap, type GroundState, openMap } from './leaflet-map.view.ts';

export type OpenMap = { map: LeafletMap; shapes: LayerGroup; container: HTMLElement };

/** Opens a map in the element once, with all `places` in view. `ground` must stay the same object. */
export function useLeafletMap(
  container: HTMLElement | null,
  ground: MapGround,
  places: readonly MapPlace[],
): { opened: OpenMap | undefined; groundState: GroundState | undefined } {
  const [opened, setOpened] = useState<OpenMap>();
  const [groundState, setGroundState] = useState<GroundState>();
  const [firstPlaces] = useState(places);
  useEffect(() => {
    if (!container) return undefined;
    const map = openMap(container, ground, setGroundState);
    fitMap(map, ground, firstPlaces);
    setOpened({ map, shapes: layerGroup().addTo(map), container });
    return () => {
      setOpened(undefined);
      setGroundState(undefined);
      map.remove();
    };
  }, [container, ground, firstPlaces]);
  return { opened, groundState };
}
