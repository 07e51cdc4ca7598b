import { expect, it } from 'vitest';
import { archive } from './archive.view.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const signature = (bytes: Uint8Array, at: number) => new DataView(bytes.buffer).getUint32(at, true);

it('stores files as they are, each with its name and its checksum', async () => {
  const blob = archive([
    { name: '01 紅桌.png', bytes: bytesOf('123456789') },
    { name: '02.png', bytes: bytesOf('') },
  ]);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const view = new DataView(bytes.buffer);
  expect(signature(bytes, 0)).toBe(0x04034b50);
  // The checksum that the standard gives for these nine digits.
  expect(view.getUint32(14, true)).toBe(0xcbf43926);
  const nameLength = view.getUint16(26, true);
  expect(new TextDecoder().decode(bytes.slice(30, 30 + nameLength))).toBe('01 紅桌.png');
  expect(new TextDecoder().decode(bytes.slice(30 + nameLength, 39 + nameLength))).toBe('123456789');
  const end = bytes.length - 22;
  expect(signature(bytes, end)).toBe(0x06054b50);
  expect(view.getUint16(end + 10, true)).toBe(2);
  const directoryAt = view.getUint32(end + 16, true);
  expect(signature(bytes, directoryAt)).toBe(0x02014b50);
  expect(directoryAt + view.getUint32(end + 12, true)).toBe(end);
});
