import type { LayerGroup, Map as LeafletMap } from 'leaflet';
import { layerGroup } from 'leaflet';
import { useCallback, useState } from 'react';
import type { GroundState, MapGround } from '../map-parts.ts';
import type { MapPlace } from '../model.ts';
import { fitMap, openMap } from './leaflet-map.view.ts';

export type OpenMap = { map: LeafletMap; shapes: LayerGroup; container: HTMLElement };

/** Opens a map in the element that gets `attach`, with all `places` in view. Another `ground` opens another map. */
export function useLeafletMap(
  ground: MapGround,
  places: readonly MapPlace[],
): {
  attach: (container: HTMLElement | null) => (() => void) | undefined;
  opened: OpenMap | undefined;
  groundState: GroundState | undefined;
} {
  const [opened, setOpened] = useState<OpenMap>();
  const [groundState, setGroundState] = useState<GroundState>();
  const [firstPlaces] = useState(places);
  const attach = useCallback(
    (container: HTMLElement | null) => {
      if (!container) return undefined;
      const map = openMap(container, ground, setGroundState);
      fitMap(map, ground, firstPlaces);
      setOpened({ map, shapes: layerGroup().addTo(map), container });
      return () => {
        setOpened(undefined);
        setGroundState(undefined);
        map.remove();
      };
    },
    [ground, firstPlaces],
  );
  return { attach, opened, groundState };
}
