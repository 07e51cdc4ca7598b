import { describe, expect, it } from 'vitest';
import { distanceM, toMapPoint, toPlace } from './geometry.ts';
import type { MapGround } from './map-parts.ts';
import { mapPlace } from './model.ts';

const picture: MapGround = { kind: 'picture', url: 'plan.png', width: 800, height: 400 };
const tiles: MapGround = { kind: 'tiles', address: '', attribution: '', max_zoom: 19 };

describe('distances', () => {
  it.each([
    // A degree of a great circle is 2πR / 360.
    ['a degree along the equator', { lat: 0, lon: 0 }, { lat: 0, lon: 1 }, 111_195],
    ['a degree at 60° north, half of that', { lat: 60, lon: 0 }, { lat: 60, lon: 1 }, 55_597],
    ['from pole to pole', { lat: 90, lon: 0 }, { lat: -90, lon: 77 }, 20_015_115],
    ['between opposite points', { lat: 12.3, lon: 45.6 }, { lat: -12.3, lon: -134.4 }, 20_015_115],
    ['Hong Kong to Taipei', { lat: 22.3193, lon: 114.1694 }, { lat: 25.033, lon: 121.5654 }, 811_000],
  ])('%s', (_case, from, to, metres) => {
    expect(Math.abs(distanceM(from, to) / metres - 1)).toBeLessThan(0.002);
    expect(distanceM(to, from)).toBeCloseTo(distanceM(from, to), 6);
  });
});

describe('places on the map', () => {
  it.each([
    [picture, { x: 0.25, y: 0.75 }, { lat: -300, lng: 200 }],
    [tiles, { lat: 22.3, lon: 114.2 }, { lat: 22.3, lng: 114.2 }],
  ])('go there and back', (ground, place, point) => {
    expect(toMapPoint(ground, place)).toEqual(point);
    expect(toPlace(ground, point)).toEqual(place);
  });

  it('are none on the other kind of ground', () => {
    expect(toMapPoint(picture, { lat: 22.3, lon: 114.2 })).toBeUndefined();
    expect(toMapPoint(tiles, { x: 0.5, y: 0.5 })).toBeUndefined();
  });

  it.each([
    [picture, { lat: 30, lng: 900 }, { x: 1, y: 0 }],
    [picture, { lat: -500, lng: -1 }, { x: 0, y: 1 }],
    [tiles, { lat: 22, lng: 474.2 }, { lat: 22, lon: 114.2 }],
    [tiles, { lat: 22, lng: -190 }, { lat: 22, lon: 170 }],
    [tiles, { lat: 91, lng: 180 }, { lat: 90, lon: 180 }],
  ])('beside the ground are moved onto it', (ground, point, place) => {
    expect(toPlace(ground, point)).toEqual(place);
    expect(mapPlace.safeParse(toPlace(ground, point)).success).toBe(true);
  });

  it.each([{ lat: 91, lon: 0 }, { x: 1.1, y: 0 }, { lat: 1, lon: 1, x: 0 }, { lat: Number.NaN, lon: 0 }, {}])(
    '%j is none',
    (place) => {
      expect(mapPlace.safeParse(place).success).toBe(false);
    },
  );
});
