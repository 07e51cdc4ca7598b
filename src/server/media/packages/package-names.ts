import { crc32 } from 'node:zlib';
import { type Entry, getFileNameLowLevel } from 'yauzl';

/**
 * Decodes file names in a zip. New programs mark names as UTF-8; old ones used the code page of their machine without
 * stating it. All unmarked names of a zip have the same encoding, because one machine wrote them.
 */

type Encoding = {
  /** Throws for bytes that are invalid in the encoding. */
  read: (bytes: Buffer) => string;
  /** Whether this pair of bytes is a common character. */
  isCommon: (lead: number, trail: number) => boolean;
};

function makeDecoder(label: string): Encoding['read'] {
  const decoder = new TextDecoder(label, { fatal: true, ignoreBOM: true });
  return (bytes) => decoder.decode(bytes);
}

const decodeUtf8 = makeDecoder('utf-8');
const decodeDos: Encoding['read'] = (bytes) => getFileNameLowLevel(0, bytes, [], true);

/** In order of preference. Common characters are those in level 1 of Big5 and of GB 2312; in UTF-8, all of them. */
const encodings: readonly Encoding[] = [
  { read: decodeUtf8, isCommon: () => true },
  { read: makeDecoder('big5'), isCommon: (lead) => lead >= 0xa4 && lead <= 0xc6 },
  { read: makeDecoder('gbk'), isCommon: (lead, trail) => lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1 },
  { read: decodeDos, isCommon: () => false },
];

function countCommonCharacters(name: Buffer, isCommon: Encoding['isCommon']): number {
  const pairs = name.toString('latin1').match(/[\u0080-\u00ff][^]/g) ?? [];
  return pairs.filter((pair) => isCommon(pair.charCodeAt(0), pair.charCodeAt(1))).length;
}

function decodePercentEscapes(text: string): string {
  return text.replace(/(%[\da-f]{2})+/gi, (escaped) =>
    Buffer.from(escaped.replaceAll('%', ''), 'hex').toString(),
  );
}

/** The page's text in its declared encoding, else in UTF-8, followed by a copy with %xx decoded. */
function readPage(page: Buffer): string {
  const label = /charset\s*=\s*["']?([\w-]+)/i.exec(page.toString('latin1', 0, 4096))?.[1] ?? 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(label).decode(page);
  } catch {
    // The declared encoding is unknown.
    text = page.toString();
  }
  return `${text}\n${decodePercentEscapes(text)}`.normalize('NFC');
}

const fileNameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).normalize('NFC');

/** Chooses the encoding whose names the start page mentions most often, then the one with the most common characters. */
async function chooseEncoding(
  rawNames: readonly Buffer[],
  readStart: () => Promise<Buffer>,
): Promise<Encoding['read']> {
  const candidates = encodings.flatMap(({ read, isCommon }) => {
    try {
      const fileNames = rawNames.map((name) => fileNameOf(read(name)));
      return [
        {
          read,
          files: fileNames,
          commonCount: rawNames.reduce((sum, name) => sum + countCommonCharacters(name, isCommon), 0),
        },
      ];
    } catch {
      return [];
    }
  });
  const page = readPage(await readStart());
  const ratedEncodings = candidates.map((one) => ({
    ...one,
    mentionedCount: one.files.filter((file) => file !== '' && page.includes(file)).length,
  }));
  ratedEncodings.sort((a, b) => b.mentionedCount - a.mentionedCount || b.commonCount - a.commonCount);
  return ratedEncodings[0]?.read ?? decodeDos;
}

const unicodePathField = 0x7075;
const utf8Flag = 0x800;

/** The name in an Info-ZIP Unicode Path field (APPNOTE 4.6.9), if it belongs to the entry's current name. */
function readUnicodePath({ fileNameRaw, extraFields }: Entry): string | undefined {
  const field = extraFields.find(
    ({ id, data }) => id === unicodePathField && data.length > 5 && data[0] === 1,
  );
  if (field?.data.readUInt32LE(1) !== crc32(fileNameRaw)) return undefined;
  return field.data.toString('utf8', 5);
}

const isAscii = (bytes: Buffer) => bytes.every((byte) => byte < 0x80);

/** The names of the entries, in their order. `readStart` returns the start page, empty if there is none. */
export async function readNames(
  entries: readonly Entry[],
  readStart: () => Promise<Buffer>,
): Promise<string[]> {
  const knownNames = entries.map((entry) => {
    const { fileNameRaw, generalPurposeBitFlag } = entry;
    const isKnown = isAscii(fileNameRaw) || (generalPurposeBitFlag & utf8Flag) !== 0;
    return readUnicodePath(entry) ?? (isKnown ? fileNameRaw.toString() : undefined);
  });
  const unmarkedNames = entries
    .filter((_, index) => knownNames[index] === undefined)
    .map((entry) => entry.fileNameRaw);
  const read = unmarkedNames.length === 0 ? decodeUtf8 : await chooseEncoding(unmarkedNames, readStart);
  return entries.map((entry, index) => knownNames[index] ?? read(entry.fileNameRaw));
}
