import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Makes small files of all kinds of uploads, with just enough content for their kind to be recognised. */

export type FileBytes = Buffer<ArrayBuffer>;

export async function inventZip(entries: Readonly<Record<string, string>>): Promise<FileBytes> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(entries)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return Buffer.from(await buffer(zip.outputStream));
}

/** Makes a file that is two files in one: `prefix`, followed by a zip whose directory is adapted to that. */
export function inventPrefixedZip(prefix: Buffer, zip: FileBytes): FileBytes {
  const prefixedZip = Buffer.concat([prefix, zip]);
  const offsetPosition = prefixedZip.length - 22 + 16;
  prefixedZip.writeUInt32LE(prefixedZip.readUInt32LE(offsetPosition) + prefix.length, offsetPosition);
  return prefixedZip;
}

const mainPartByFormat = {
  docx: ['word/document.xml', 'wordprocessingml.document'],
  xlsx: ['xl/workbook.xml', 'spreadsheetml.sheet'],
  pptx: ['ppt/presentation.xml', 'presentationml.presentation'],
} as const;

/** Makes an Office file. With `hasPart` false, it declares its format but lacks the main part. */
export function inventOffice(format: keyof typeof mainPartByFormat, hasPart = true): Promise<FileBytes> {
  const [part, type] = mainPartByFormat[format];
  const types = `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`;
  return inventZip({ '[Content_Types].xml': types, [hasPart ? part : 'other.xml']: '<x/>' });
}

function inventDirectoryEntry(name: string, type: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(name.length * 2 + 2, 64);
  entry[66] = type;
  return entry;
}

/** Makes a compound file with one stream, the format of Office before 2007. */
export function inventCompoundFile(stream: string): FileBytes {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  const emptyEntries = Buffer.alloc(256);
  return Buffer.concat([
    header,
    inventDirectoryEntry('Root Entry', 5),
    inventDirectoryEntry(stream, 2),
    emptyEntries,
  ]);
}

function inventBox(type: string, content: Buffer): Buffer {
  const boxHeader = Buffer.alloc(8);
  boxHeader.writeUInt32BE(8 + content.length);
  boxHeader.write(type, 4, 'latin1');
  return Buffer.concat([boxHeader, content]);
}

/** Makes an MP4 file whose boxes contain no video. */
export function inventMovie(brand = 'isom', boxes: readonly string[] = ['moov', 'mdat']): FileBytes {
  const fileTypeBox = inventBox('ftyp', Buffer.from(`${brand}\0\0\x02\0${brand}`, 'latin1'));
  return Buffer.concat([fileTypeBox, ...boxes.map((type) => inventBox(type, Buffer.alloc(100)))]);
}

const silentFrame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]);

/** Makes an MP3 of silent frames of 417 bytes each. */
export function inventMp3(frameCount = 20): FileBytes {
  return Buffer.concat(Array.from({ length: frameCount }, () => silentFrame));
}
