import type { EarthPlace } from '#parts/site-map/model.ts';

/** Latitude and longitude in degrees as maps copy them, such as `22.2819, 114.1617`; undefined: it is none. */
export function parsePlace(text: string): EarthPlace | undefined {
  const numbers = /^\s*\(?\s*(-?\d{1,3}(?:\.\d+)?)°?\s*[,，\s]\s*(-?\d{1,3}(?:\.\d+)?)°?\s*\)?\s*$/.exec(
    text.replaceAll('−', '-'),
  );
  const [lat, lon] = [Number(numbers?.[1]), Number(numbers?.[2])];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}

/** Six decimals are a tenth of a metre. */
export const formatPlace = ({ lat, lon }: EarthPlace): string =>
  [lat, lon].map((degrees) => String(Number(degrees.toFixed(6)))).join(', ');
