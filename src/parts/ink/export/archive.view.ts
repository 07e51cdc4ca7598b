/** Files in one archive (ZIP) that compresses nothing: pictures are compressed already. */

export type ArchivedFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function computeCrc(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Numbers in the order of the format, the lowest byte first: each with its number of bytes. */
function writeNumbers(numbers: readonly (readonly [value: number, size: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(numbers.reduce((sum, [, size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, size] of numbers) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return bytes;
}

const version = 20;
/** Names are UTF-8. */
const flags = 0x0800;
/** 1 January 1980, the first day of the format: when a picture was saved tells nobody anything. */
const day = 0x21;

/** What both headers of a file have in common. */
const describe = (name: Uint8Array, bytes: Uint8Array, crc: number) =>
  [
    [version, 2],
    [flags, 2],
    [0, 2],
    [0, 2],
    [day, 2],
    [crc, 4],
    [bytes.length, 4],
    [bytes.length, 4],
    [name.length, 2],
    [0, 2],
  ] as const;

export function archive(files: readonly ArchivedFile[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  const sizeOf = (all: readonly Uint8Array[]) => all.reduce((sum, { length }) => sum + length, 0);
  for (const { name: text, bytes } of files) {
    const name = new TextEncoder().encode(text);
    const fields = describe(name, bytes, computeCrc(bytes));
    const head = writeNumbers([[0x04034b50, 4], ...fields]);
    directory.push(
      writeNumbers([[0x02014b50, 4], [version, 2], ...fields, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]]),
      name,
    );
    parts.push(head, name, bytes);
    offset += sizeOf([head, name, bytes]);
  }
  const end = writeNumbers([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [sizeOf(directory), 4],
    [offset, 4],
    [0, 2],
  ]);
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}
