/** Reads where a photo was taken, on the device and before it is shrunk: neither a smaller copy nor the server keeps it. */

export type PhotoPosition = {
  /** Degrees, WGS 84. */
  lat: number;
  lon: number;
  /** Local time by the clock of the camera, without a time zone, such as 2026-11-29T10:05:00. */
  taken_at?: string;
};

/** The EXIF block of a JPEG is at its beginning, and has at most 64 KB. */
const readBytes = 256 * 1024;
/** `DateTimeOriginal` of EXIF 2.32, as text 'YYYY:MM:DD HH:MM:SS'. */
const takenAtTag = 0x9003;

const isWithin = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= max;

function toLocalTime(value: unknown): string | undefined {
  const [, year, month, day, time] = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(String(value)) ?? [];
  const localTime = `${year}-${month}-${day}T${time}`;
  return Number.isNaN(Date.parse(`${localTime}Z`)) ? undefined : localTime;
}

/** The position in the EXIF data of a JPEG; null if there is none, or it cannot be read. Never rejects. */
export async function readPhotoPosition(file: Blob): Promise<PhotoPosition | null> {
  try {
    const { parse } = await import('exifr/dist/mini.esm.mjs');
    const bytes = await file.slice(0, readBytes).arrayBuffer();
    const tags = await parse(bytes, { tiff: true, exif: [takenAtTag], gps: true });
    const { latitude: lat, longitude: lon } = tags ?? {};
    // Cameras without a fix write 0, 0.
    if (!isWithin(lat, 90) || !isWithin(lon, 180) || (lat === 0 && lon === 0)) return null;
    const taken_at = toLocalTime(tags?.[takenAtTag]);
    return { lat, lon, ...(taken_at !== undefined && { taken_at }) };
  } catch {
    return null;
  }
}
