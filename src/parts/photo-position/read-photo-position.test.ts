import { expect, it } from 'vitest';
import { type PhotoPosition, readPhotoPosition } from './read-photo-position.view.ts';

type Rational = readonly [numerator: number, denominator: number];
type Entry = {
  tag: number;
  type: 'ascii' | 'long' | 'rational';
  value: string | number | readonly Rational[];
};

const typeNumbers = { ascii: 2, long: 4, rational: 5 };

function countOf({ value }: Entry): number {
  if (typeof value === 'string') return value.length + 1;
  return typeof value === 'number' ? 1 : value.length;
}

function bytesOf({ value }: Entry): Buffer {
  if (typeof value === 'string') return Buffer.from(`${value}\0`, 'latin1');
  const numbers = typeof value === 'number' ? [value] : value.flat();
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, index * 4);
  return bytes;
}

/** A directory of TIFF 6.0 (section 2) at `start`, with what does not fit into its entries behind it. Big-endian. */
function makeDirectory(entries: readonly Entry[], start: number): Buffer {
  const head = Buffer.alloc(2 + entries.length * 12 + 4);
  head.writeUInt16BE(entries.length, 0);
  const tail: Buffer[] = [];
  let tailStart = start + head.length;
  for (const [index, entry] of entries.entries()) {
    const at = 2 + index * 12;
    const bytes = bytesOf(entry);
    head.writeUInt16BE(entry.tag, at);
    head.writeUInt16BE(typeNumbers[entry.type], at + 2);
    head.writeUInt32BE(countOf(entry), at + 4);
    if (bytes.length <= 4) bytes.copy(head, at + 8);
    else {
      head.writeUInt32BE(tailStart, at + 8);
      tail.push(bytes);
      tailStart += bytes.length;
    }
  }
  return Buffer.concat([head, ...tail]);
}

/** A JPEG that ends after its EXIF segment: the first directory, that of EXIF, and that of GPS if there is one. */
function makeJpeg(gps: readonly Entry[], takenAt = ''): Buffer {
  const first = 8;
  const pointerCount = 1 + (gps.length > 0 ? 1 : 0);
  const exifStart = first + 2 + pointerCount * 12 + 4;
  const exif = makeDirectory([{ tag: 0x9003, type: 'ascii', value: takenAt }], exifStart);
  const gpsStart = exifStart + exif.length;
  const pointers: Entry[] = [
    { tag: 0x8769, type: 'long', value: exifStart },
    ...(gps.length > 0 ? [{ tag: 0x8825, type: 'long' as const, value: gpsStart }] : []),
  ];
  const tiff = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\b', 'latin1'),
    makeDirectory(pointers, first),
    exif,
    ...(gps.length > 0 ? [makeDirectory(gps, gpsStart)] : []),
  ]);
  const head = Buffer.from('\xff\xd8\xff\xe1\0\0Exif\0\0', 'latin1');
  head.writeUInt16BE(tiff.length + 8, 4);
  return Buffer.concat([head, tiff, Buffer.from('\xff\xd9', 'latin1')]);
}

const angle = (degrees: number, minutes: number, hundredths: number): readonly Rational[] => [
  [degrees, 1],
  [minutes, 1],
  [hundredths, 100],
];

const makeGps = (
  latRef: string,
  lat: readonly Rational[],
  lonRef: string,
  lon: readonly Rational[],
): Entry[] => [
  { tag: 1, type: 'ascii', value: latRef },
  { tag: 2, type: 'rational', value: lat },
  { tag: 3, type: 'ascii', value: lonRef },
  { tag: 4, type: 'rational', value: lon },
];

const victoriaPeak = makeGps('N', angle(22, 16, 1_560), 'E', angle(114, 8, 5_880));
const read = (bytes: Uint8Array): Promise<PhotoPosition | null> =>
  readPhotoPosition(new File([Buffer.from(bytes)], 'photo.jpg', { type: 'image/jpeg' }));

it.each([
  ['north and east', victoriaPeak, 22.271, 114.149667],
  ['south and east', makeGps('S', angle(33, 51, 2_460), 'E', angle(151, 12, 5_400)), -33.8568333, 151.215],
  ['north and west', makeGps('N', angle(51, 30, 230), 'W', angle(0, 7, 2_890)), 51.5006389, -0.1246944],
  ['south and west', makeGps('S', angle(22, 57, 700), 'W', angle(43, 12, 3_800)), -22.9519444, -43.2105556],
])('reads a place in the %s', async (_case, gps, lat, lon) => {
  const position = await read(makeJpeg(gps, '2026:11:29 10:05:00'));
  expect(position?.lat).toBeCloseTo(lat, 5);
  expect(position?.lon).toBeCloseTo(lon, 5);
  expect(position?.taken_at).toBe('2026-11-29T10:05:00');
});

it.each(['', '0000:00:00 00:00:00', 'yesterday', '2026:13:40 99:00:00'])(
  'gives no time for %j',
  async (takenAt) => {
    const position = await read(makeJpeg(victoriaPeak, takenAt));
    expect([position === null, position?.taken_at]).toEqual([false, undefined]);
  },
);

it.each([
  ['without a place', makeJpeg([], '2026:11:29 10:05:00')],
  ['with a camera that had no fix', makeJpeg(makeGps('N', angle(0, 0, 0), 'E', angle(0, 0, 0)))],
  ['with a latitude over 90°', makeJpeg(makeGps('N', angle(97, 0, 0), 'E', angle(114, 0, 0)))],
  [
    'with a denominator of 0',
    makeJpeg(
      makeGps(
        'N',
        [
          [22, 0],
          [0, 0],
          [0, 0],
        ],
        'E',
        angle(114, 0, 0),
      ),
    ),
  ],
  ['with half of a position', makeJpeg(victoriaPeak.slice(0, 2))],
  ['without any bytes', Buffer.alloc(0)],
  ['that is text', Buffer.from('no picture at all, whatever its name says')],
  ['of only the first two bytes', Buffer.from([0xff, 0xd8])],
])('finds no place in a file %s', async (_case, bytes) => {
  expect(await read(bytes)).toBeNull();
});

it('rejects at no broken file', async () => {
  const whole = makeJpeg(victoriaPeak, '2026:11:29 10:05:00');
  const results: unknown[] = [];
  for (let length = 0; length < whole.length; length += 1)
    results.push(await read(whole.subarray(0, length)));
  for (let at = 2; at < whole.length; at += 1) {
    const broken = Buffer.from(whole);
    broken[at] = 0xff;
    results.push(await read(broken));
  }
  expect(results.filter((result) => result === undefined)).toEqual([]);
  expect(results[4]).toBeNull();
});
