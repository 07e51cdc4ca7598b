import { useEffect, useState } from 'react';
import { toMapPoint } from '../geometry.ts';
import type { MapGround } from '../map-parts.ts';
import type { MapPlace } from '../model.ts';
import type { OpenMap } from './use-leaflet-map.ts';

/** The point of a place in CSS pixels from the map's top left corner; undefined for a place of another kind of ground. */
export type ToPoint = (place: MapPlace) => { x: number; y: number } | undefined;

const createToPoint =
  ({ map }: OpenMap, ground: MapGround): ToPoint =>
  (place) => {
    const point = toMapPoint(ground, place);
    return point && map.latLngToContainerPoint(point);
  };

/** Follows the view of the map: a new function after each move, and when the map's size changes. */
export function useMapView(opened: OpenMap | undefined, ground: MapGround): ToPoint | undefined {
  const [toPoint, setToPoint] = useState<ToPoint>();
  useEffect(() => {
    if (!opened) return undefined;
    const { map, container } = opened;
    const follow = () => setToPoint(() => createToPoint(opened, ground));
    follow();
    map.on('move zoom viewreset resize', follow);
    const Observer = container.ownerDocument.defaultView?.ResizeObserver ?? ResizeObserver;
    const observer = new Observer(() => map.invalidateSize({ animate: false }));
    observer.observe(container);
    return () => {
      observer.disconnect();
      map.off('move zoom viewreset resize', follow);
      setToPoint(undefined);
    };
  }, [opened, ground]);
  return toPoint;
}
