import { crc32 } from 'node:zlib';

/** Zips as old programs wrote them (APPNOTE 6.3.10), names in any bytes; nothing is compressed. */

export type LegacyFile = {
  name: Uint8Array;
  content?: string | Uint8Array;
  /** Sets the flag that marks the name as UTF-8. */
  isMarked?: boolean;
  /** The name in an Info-ZIP Unicode Path field; `fieldOf`: the bytes of the name for which the field was made. */
  unicodePath?: string;
  fieldOf?: Uint8Array;
};

const pairsByEncoding = new Map<string, Map<string, Buffer>>();

/** Every character that the encoding writes with two bytes. */
function listPairs(encoding: string): Map<string, Buffer> {
  const known = pairsByEncoding.get(encoding);
  if (known) return known;
  const pairs = new Map<string, Buffer>();
  const decoder = new TextDecoder(encoding);
  for (let lead = 0x81; lead < 0xff; lead += 1) {
    for (let trail = 0x40; trail < 0xff; trail += 1) {
      const bytes = Buffer.from([lead, trail]);
      const text = decoder.decode(bytes);
      if (text.length === 1 && text !== '\ufffd' && !pairs.has(text)) pairs.set(text, bytes);
    }
  }
  pairsByEncoding.set(encoding, pairs);
  return pairs;
}

/** The text in an old Chinese encoding; throws for characters that it lacks. */
export function encodeText(text: string, encoding: 'big5' | 'gbk'): Buffer {
  const pairs = listPairs(encoding);
  return Buffer.concat(
    [...text].map((sign) => {
      const bytes = sign < '\u0080' ? Buffer.from(sign) : pairs.get(sign);
      if (bytes === undefined) throw new Error(`${sign} is not in ${encoding}`);
      return bytes;
    }),
  );
}

function writeUnicodePath({ name, unicodePath, fieldOf = name }: LegacyFile): Buffer {
  if (unicodePath === undefined) return Buffer.alloc(0);
  const text = Buffer.from(unicodePath);
  const start = Buffer.alloc(9);
  start.writeUInt16LE(0x7075, 0);
  start.writeUInt16LE(5 + text.length, 2);
  start.writeUInt8(1, 4);
  start.writeUInt32LE(crc32(fieldOf), 5);
  return Buffer.concat([start, text]);
}

/** The common part of both headers of a file, from 'version needed' to the length of the extra fields. */
function describe(file: LegacyFile, content: Buffer, extra: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(file.isMarked ? 0x800 : 0, 2);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(file.name.length, 22);
  facts.writeUInt16LE(extra.length, 24);
  return facts;
}

export function writeLegacyZip(files: readonly LegacyFile[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const content = Buffer.from(file.content ?? 'x');
    const extra = writeUnicodePath(file);
    const facts = describe(file, content, extra);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, file.name, extra, content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), facts, place, file.name, extra]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
