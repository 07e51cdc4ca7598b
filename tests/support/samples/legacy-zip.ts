import { crc32 } from 'node:zlib';

/** Writes uncompressed zips as old programs did (APPNOTE 6.3.10), with names in any encoding. */

export type LegacyFile = {
  name: Uint8Array;
  content?: string | Uint8Array;
  /** Sets the flag that marks the name as UTF-8. */
  isMarkedUtf8?: boolean;
  /** The name in an Info-ZIP Unicode Path field; `fieldName` is the encoded name that the field refers to. */
  unicodePath?: string;
  fieldName?: Uint8Array;
};

const bytesByEncoding = new Map<string, Map<string, Buffer>>();

/** Lists the characters that the encoding writes with two bytes, with these bytes. */
function listTwoByteCharacters(encoding: string): Map<string, Buffer> {
  const knownCharacters = bytesByEncoding.get(encoding);
  if (knownCharacters) return knownCharacters;
  const bytesByCharacter = new Map<string, Buffer>();
  const decoder = new TextDecoder(encoding);
  for (let lead = 0x81; lead < 0xff; lead += 1) {
    for (let trail = 0x40; trail < 0xff; trail += 1) {
      const bytes = Buffer.from([lead, trail]);
      const text = decoder.decode(bytes);
      if (text.length === 1 && text !== '\ufffd' && !bytesByCharacter.has(text))
        bytesByCharacter.set(text, bytes);
    }
  }
  bytesByEncoding.set(encoding, bytesByCharacter);
  return bytesByCharacter;
}

/** Encodes text in an old Chinese encoding; throws for characters that the encoding lacks. */
export function encodeText(text: string, encoding: 'big5' | 'gbk'): Buffer {
  const bytesByCharacter = listTwoByteCharacters(encoding);
  return Buffer.concat(
    [...text].map((character) => {
      const bytes = character < '\u0080' ? Buffer.from(character) : bytesByCharacter.get(character);
      if (bytes === undefined) throw new Error(`${character} is not in ${encoding}`);
      return bytes;
    }),
  );
}

function writeUnicodePath({ name, unicodePath, fieldName = name }: LegacyFile): Buffer {
  if (unicodePath === undefined) return Buffer.alloc(0);
  const text = Buffer.from(unicodePath);
  const fieldHeader = Buffer.alloc(9);
  fieldHeader.writeUInt16LE(0x7075, 0);
  fieldHeader.writeUInt16LE(5 + text.length, 2);
  fieldHeader.writeUInt8(1, 4);
  fieldHeader.writeUInt32LE(crc32(fieldName), 5);
  return Buffer.concat([fieldHeader, text]);
}

/** Writes the part that both headers of a file share, from 'version needed' to the length of the extra fields. */
function writeCommonHeader(file: LegacyFile, content: Buffer, extra: Buffer): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(file.isMarkedUtf8 ? 0x800 : 0, 2);
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(content.length, 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt16LE(file.name.length, 22);
  header.writeUInt16LE(extra.length, 24);
  return header;
}

export function writeLegacyZip(files: readonly LegacyFile[]): Buffer {
  const localEntries: Buffer[] = [];
  const centralEntries: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const content = Buffer.from(file.content ?? 'x');
    const extra = writeUnicodePath(file);
    const commonHeader = writeCommonHeader(file, content, extra);
    const localEntry = Buffer.concat([
      Buffer.from('PK\u0003\u0004'),
      commonHeader,
      file.name,
      extra,
      content,
    ]);
    const offsetFields = Buffer.alloc(14);
    offsetFields.writeUInt32LE(offset, 10);
    centralEntries.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), commonHeader, offsetFields, file.name, extra]),
    );
    localEntries.push(localEntry);
    offset += localEntry.length;
  }
  const centralDirectory = Buffer.concat(centralEntries);
  const endRecord = Buffer.alloc(22);
  endRecord.write('PK\u0005\u0006', 'latin1');
  endRecord.writeUInt16LE(files.length, 8);
  endRecord.writeUInt16LE(files.length, 10);
  endRecord.writeUInt32LE(centralDirectory.length, 12);
  endRecord.writeUInt32LE(offset, 16);
  return Buffer.concat([...localEntries, centralDirectory, endRecord]);
}
