import { describe, expect, it } from 'vitest';
import { hasJumped, isNear, type Reading, remainingM } from './check-in.ts';

/** Star Ferry in Central, with 60 m around it. */
const pier = { lat: 22.2868, lon: 114.1612, radius_m: 60 };
/** Metres of a degree of latitude on the sphere of 6,371,008.8 m. */
const degreeM = 111_195.08;
const northOf = (metres: number, place = pier) => ({ lat: place.lat + metres / degreeM, lon: place.lon });
const dayMs = 86_400_000;

describe('near a place', () => {
  it.each([
    ['at the place, accuracy unknown', 0, null, true],
    ['just within the radius, accuracy unknown', 59.9, null, true],
    ['just outside of it, accuracy unknown', 60.1, null, false],
    ['outside by less than the accuracy', 90, 35, true],
    ['outside by more than the accuracy', 96, 35, false],
    ['an accuracy of which 50 m count', 109.9, 2_000, true],
    ['an enormous accuracy far away', 111, 50_000, false],
    ['an accuracy of 0', 60.1, 0, false],
    ['an accuracy below 0, which is none', 60.1, -30, false],
    ['an accuracy that is no number', 60.1, Number.NaN, false],
  ])('%s', (_case, metres, accuracy_m, isPassed) => {
    expect(isNear({ ...northOf(metres), accuracy_m }, pier)).toBe(isPassed);
  });

  it.each([
    ['across the antimeridian', { lat: -17.7, lon: 179.9999 }, { lat: -17.7, lon: -179.9999 }, 22],
    ['at both ends of the antimeridian', { lat: 0, lon: 180 }, { lat: 0, lon: -180 }, 1],
    ['across the north pole', { lat: 89.9999, lon: 0 }, { lat: 89.9999, lon: 180 }, 23],
    ['at the south pole, whatever the longitude', { lat: -90, lon: 12 }, { lat: -90, lon: -150 }, 1],
  ])('%s', (_case, position, place, radius_m) => {
    expect(isNear({ ...position, accuracy_m: null }, { ...place, radius_m })).toBe(true);
    expect(isNear({ ...position, accuracy_m: null }, { ...place, lat: 0.5, radius_m })).toBe(false);
  });

  it('tells how far it is still', () => {
    expect(remainingM({ ...northOf(500), accuracy_m: 20 }, pier)).toBeCloseTo(420, 1);
    expect(remainingM({ ...northOf(10), accuracy_m: 20 }, pier)).toBe(0);
  });
});

describe('jumps', () => {
  const reading = (metres: number, at: number, accuracy_m: number | null = null): Reading => ({
    ...northOf(metres),
    accuracy_m,
    at,
  });

  it.each([
    ['walking', reading(0, 0), reading(14, 10_000), false],
    ['on a fast train', reading(0, 0), reading(690, 10_000), false],
    ['faster than any', reading(0, 0), reading(710, 10_000), true],
    ['off by the accuracy of both', reading(0, 0, 65), reading(160, 1_000, 65), false],
    ['further than the accuracy of both', reading(0, 0, 65), reading(180, 1_000, 65), true],
    ['two places at one moment', reading(0, 0), reading(5_000, 0), true],
    ['one place twice at one moment', reading(0, 0), reading(0, 0), false],
    ['with a clock that is a day behind', reading(0, -dayMs), reading(710, 10_000 - dayMs), true],
    ['with a clock that is a day ahead', reading(0, dayMs), reading(690, 10_000 + dayMs), false],
    ['with a clock that was set back a day', reading(0, 0), reading(5_000, 10_000 - dayMs), false],
    ['with a clock that was set ahead a day', reading(0, 0), reading(5_000, 10_000 + dayMs), false],
  ])('%s', (_case, before, after, jumped) => {
    expect(hasJumped(before, after)).toBe(jumped);
  });
});
