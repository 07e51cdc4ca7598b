import { constants, deflateSync } from 'node:zlib';

/** Writes PDFs object by object (ISO 32000-1), some of which no program would write. */

/** Writes a PDF of these objects, in order: the first is the catalog, the second the page tree. */
export function writePdf(objects: (string | Buffer)[], trailer = ''): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.6\n')];
  const offsets: number[] = [];
  let writtenBytes = chunks[0]!.length;
  const addChunk = (part: string | Buffer) => {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(part, 'latin1');
    chunks.push(bytes);
    writtenBytes += bytes.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(writtenBytes);
    for (const part of [`${index + 1} 0 obj\n`, object, '\nendobj\n']) addChunk(part);
  }
  const xrefOffset = writtenBytes;
  addChunk(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) addChunk(`${String(offset).padStart(10, '0')} 00000 n \n`);
  addChunk(`trailer <</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${xrefOffset}\n%%EOF`);
  return Buffer.concat(chunks);
}

export function writeStream(bytes: string | Buffer, entries = ''): Buffer {
  const content = Buffer.from(bytes);
  return Buffer.concat([
    Buffer.from(`<</Length ${content.length}${entries}>>stream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

const fontResources = '/Resources<</Font<</F1 3 0 R/F2 6 0 R>>>>';

/** A Chinese font that is not embedded, and Helvetica. */
const fontObjects = [
  '<</Type/Font/Subtype/Type0/BaseFont/MSung-Light/Encoding/UniCNS-UCS2-H/DescendantFonts[4 0 R]>>',
  '<</Type/Font/Subtype/CIDFontType0/BaseFont/MSung-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(CNS1)/Supplement 0>>/FontDescriptor 5 0 R/DW 1000>>',
  '<</Type/FontDescriptor/FontName/MSung-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
];

/** Writes a PDF with one A4 page per text, in a font that is not embedded. */
export function writeTextPdf(texts: string[], pageEntries = '/MediaBox[0 0 595 842]', trailer = ''): Buffer {
  const firstPage = 3 + fontObjects.length;
  const pages = texts.flatMap((text, index) => {
    const hex = Buffer.from(text, 'utf16le').swap16().toString('hex');
    const content = `BT /F1 60 Tf 60 600 Td <${hex}> Tj ET BT /F2 40 Tf 60 500 Td (Helvetica) Tj ET`;
    return [
      `<</Type/Page/Parent 2 0 R${pageEntries}${fontResources}/Contents ${firstPage + 2 * index + 1} 0 R>>`,
      writeStream(content),
    ];
  });
  const kids = texts.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ');
  return writePdf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Kids[${kids}]/Count ${texts.length}>>`,
      ...fontObjects,
      ...pages,
    ],
    trailer,
  );
}

/** Writes a PDF with the same empty page `count` times. */
export function writeLongPdf(count: number): Buffer {
  return writePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${'3 0 R '.repeat(count)}]/Count ${count}>>`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ]);
}

/** Writes a PDF that needs an unknown password. */
export function writeLockedPdf(): Buffer {
  const noise = '5a'.repeat(32);
  return writeTextPdf(
    ['秘'],
    '/MediaBox[0 0 595 842]',
    `/ID[<${noise}><${noise}>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${noise}>/U<${noise}>>>`,
  );
}

/** Writes a PDF of a few megabytes that unpacks to `gigabytes` of spaces: one compressed block, repeated. */
export function writePdfBomb(gigabytes: number): Buffer {
  const block = deflateSync(Buffer.alloc(1 << 20, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const [header, body] = [block.subarray(0, 2), block.subarray(2)];
  const bomb = Buffer.concat([
    header,
    ...Array.from({ length: gigabytes * 1024 }, () => body),
    Buffer.from([3, 0]),
  ]);
  return writePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>',
    writeStream(bomb, '/Filter/FlateDecode'),
  ]);
}

type PdfPicture = { width: number; height: number; bytes: Buffer; entries: string };

/** Makes a compressed dark grey picture in RGB; a hundred million pixels take little more than a megabyte. */
export function writeGreyPicture(width: number, height: number): PdfPicture {
  const bytes = deflateSync(Buffer.alloc(3 * width * height, 0x40), { level: 1 });
  return { width, height, bytes, entries: '/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode' };
}

/** Writes a PDF with one A4 page per picture, which fills the page. */
export function writePicturePdf(pictures: readonly PdfPicture[]): Buffer {
  const pages = pictures.flatMap(({ width, height, bytes, entries }, index) => {
    const first = 3 + 3 * index;
    const resources = `/Resources<</XObject<</P ${first + 2} 0 R>>>>`;
    return [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${resources}/Contents ${first + 1} 0 R>>`,
      writeStream('595 0 0 842 0 0 cm /P Do'),
      writeStream(bytes, `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}${entries}`),
    ];
  });
  const kids = pictures.map((_, index) => `${3 + 3 * index} 0 R`).join(' ');
  return writePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pictures.length}>>`,
    ...pages,
  ]);
}
