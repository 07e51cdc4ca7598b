import { isEarthPlace } from '#parts/site-map/geometry.ts';
import type { MapPlace } from '#parts/site-map/model.ts';
import type { MapGround } from './choices.ts';
import type { Stop } from './model.ts';

/** The place of a stop on the trip's map; undefined if it has none there. */
export function findStopPlace(
  ground: MapGround,
  { on_earth, on_picture }: Pick<Stop, 'on_earth' | 'on_picture'>,
): MapPlace | undefined {
  if (ground === 'tiles') return on_earth;
  return ground === 'picture' ? on_picture : undefined;
}

/** The fields of a stop at a place of the map. */
export const toStopPlace = (at: MapPlace): Pick<Stop, 'on_earth' | 'on_picture'> =>
  isEarthPlace(at) ? { on_earth: at } : { on_picture: at };
