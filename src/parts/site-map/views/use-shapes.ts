import { useEffect } from 'react';
import { useSame } from '#ui/browser/use-same.ts';
import type { MapGround, SiteMapProps } from '../map-parts.ts';
import { drawShapes } from './leaflet-map.view.ts';
import type { OpenMap } from './use-leaflet-map.ts';

/** Draws what lies below the pins, again when it has changed. */
export function useShapes(opened: OpenMap | undefined, ground: MapGround, props: SiteMapProps): void {
  const shapes = useSame({
    circles: props.pins.flatMap(({ id, at, radius_m }) =>
      radius_m === undefined ? [] : [{ id, at, radius_m }],
    ),
    routes: props.routes ?? [],
    here: props.here ?? null,
    chosenId: props.chosenId ?? null,
  });
  useEffect(() => {
    if (opened) drawShapes(opened.shapes, ground, shapes);
  }, [opened, ground, shapes]);
}
