import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Small files of all kinds of uploads, with just enough content to recognise their kind. */

export type Bytes = Buffer<ArrayBuffer>;

export async function inventZip(entries: Readonly<Record<string, string>>): Promise<Bytes> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(entries)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return Buffer.from(await buffer(zip.outputStream));
}

/** A zip after other bytes, with a valid directory: two files in one. */
export function inventPrefixed(prefix: Buffer, zip: Bytes): Bytes {
  const both = Buffer.concat([prefix, zip]);
  const place = both.length - 22 + 16;
  both.writeUInt32LE(both.readUInt32LE(place) + prefix.length, place);
  return both;
}

const officeParts = {
  docx: ['word/document.xml', 'wordprocessingml.document'],
  xlsx: ['xl/workbook.xml', 'spreadsheetml.sheet'],
  pptx: ['ppt/presentation.xml', 'presentationml.presentation'],
} as const;

/** An Office file; with `hasPart` false it declares its format but lacks the main part. */
export function inventOffice(format: keyof typeof officeParts, hasPart = true): Promise<Bytes> {
  const [part, type] = officeParts[format];
  const types = `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`;
  return inventZip({ '[Content_Types].xml': types, [hasPart ? part : 'other.xml']: '<x/>' });
}

function inventEntry(name: string, type: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(name.length * 2 + 2, 64);
  entry[66] = type;
  return entry;
}

/** A compound file as Office wrote until 2007, with one stream. */
export function inventCompound(stream: string): Bytes {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  const rest = Buffer.alloc(256);
  return Buffer.concat([header, inventEntry('Root Entry', 5), inventEntry(stream, 2), rest]);
}

function inventBox(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** The boxes of an MP4 without a video in them. */
export function inventMovie(brand = 'isom', boxes: readonly string[] = ['moov', 'mdat']): Bytes {
  const kind = inventBox('ftyp', Buffer.from(`${brand}\0\0\x02\0${brand}`, 'latin1'));
  return Buffer.concat([kind, ...boxes.map((type) => inventBox(type, Buffer.alloc(100)))]);
}

const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]);

/** An MP3 with silent frames of 417 bytes each. */
export function inventMp3(frames = 20): Bytes {
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}
