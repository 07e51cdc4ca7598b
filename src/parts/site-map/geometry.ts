import { wrapDegrees } from '#parts/panorama/geometry.ts';
import type { MapGround } from './map-parts.ts';
import type { EarthPlace, MapPlace } from './model.ts';

/** Distances, and places in the coordinates of the map. Pure. */

/** Mean radius of the earth in metres (R1 of the International Union of Geodesy and Geophysics). */
const earthRadiusM = 6_371_008.8;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Metres between two places along the surface of a sphere, by the haversine formula (R. W. Sinnott, 'Virtues of the
 * haversine', Sky and Telescope 68, 1984, page 159). Differs from the ellipsoid by 0.5 % at most.
 */
export function distanceM(from: EarthPlace, to: EarthPlace): number {
  const sinLat = Math.sin(toRadians(to.lat - from.lat) / 2);
  const sinLon = Math.sin(toRadians(to.lon - from.lon) / 2);
  const haversine = sinLat ** 2 + Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * sinLon ** 2;
  // Rounding may take it over 1 for opposite points.
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

export const isEarthPlace = (place: MapPlace): place is EarthPlace => 'lat' in place;

/** A point of the map: degrees on tiles; pixels of the picture on a picture, with `lat` upwards from its top. */
export type MapPoint = { lat: number; lng: number };

/** The point of the map at a place; undefined if the place is of the other kind of ground. */
export function toMapPoint(ground: MapGround, place: MapPlace): MapPoint | undefined {
  if (ground.kind === 'picture')
    return isEarthPlace(place) ? undefined : { lat: -place.y * ground.height, lng: place.x * ground.width };
  return isEarthPlace(place) ? { lat: place.lat, lng: place.lon } : undefined;
}

/** Seven decimals are a centimetre on the earth, and less than a pixel of any picture. */
const round = (value: number): number => Math.round(value * 1e7) / 1e7;
const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** The place at a point of the map, moved onto the picture or the earth if it is beside it. */
export function toPlace(ground: MapGround, { lat, lng }: MapPoint): MapPlace {
  if (ground.kind === 'tiles')
    return { lat: round(clamp(lat, -90, 90)), lon: round(Math.abs(lng) <= 180 ? lng : wrapDegrees(lng)) };
  return { x: round(clamp(lng / ground.width, 0, 1)), y: round(clamp(-lat / ground.height, 0, 1)) };
}
