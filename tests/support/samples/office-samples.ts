import { buffer } from 'node:stream/consumers';
import PptxGen from 'pptxgenjs';
import * as yauzl from 'yauzl';
import * as yazl from 'yazl';

/** Writes small Office files (ECMA-376), some of which no office program would write. */

export type ZipParts = Record<string, string | Buffer>;

export async function writeZip(parts: ZipParts): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return await buffer(zip.outputStream);
}

export async function readZip(bytes: Buffer): Promise<ZipParts> {
  const parts: ZipParts = {};
  const zip = await yauzl.fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith('/'))
      parts[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  }
  return parts;
}

const namespace = 'http://schemas.openxmlformats.org';
const relationTypes = `${namespace}/officeDocument/2006/relationships`;

function writeContentTypes(mainPart: string, type: string): string {
  return `<Types xmlns="${namespace}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${mainPart}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`;
}

function writeRelations(relations: [kind: string, target: string, mode?: 'External'][]): string {
  const rows = relations.map(
    ([kind, target, mode], index) =>
      `<Relationship Id="rId${index + 1}" Type="${relationTypes}/${kind}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
  );
  return `<Relationships xmlns="${namespace}/package/2006/relationships">${rows.join('')}</Relationships>`;
}

function writeLinkedPicture(index: number): string {
  const uri = `${namespace}/drawingml/2006/picture`;
  return `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="1800000" cy="1800000"/><wp:docPr id="${index + 1}" name="p"/><a:graphic><a:graphicData uri="${uri}"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:link="rId${index + 1}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1800000" cy="1800000"/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
}

/** Writes a document with one paragraph and with pictures that are linked, not embedded. */
export async function writeDocx(text: string, pictureUrls: string[] = []): Promise<Buffer> {
  const namespaceAttributes = [
    `xmlns:w="${namespace}/wordprocessingml/2006/main"`,
    `xmlns:r="${relationTypes}"`,
    `xmlns:wp="${namespace}/drawingml/2006/wordprocessingDrawing"`,
    `xmlns:a="${namespace}/drawingml/2006/main"`,
    `xmlns:pic="${namespace}/drawingml/2006/picture"`,
  ];
  const pictures = pictureUrls.map((_, index) => writeLinkedPicture(index)).join('');
  return await writeZip({
    '[Content_Types].xml': writeContentTypes('word/document.xml', 'wordprocessingml.document'),
    '_rels/.rels': writeRelations([['officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': writeRelations(pictureUrls.map((url) => ['image', url, 'External'])),
    'word/document.xml': `<w:document ${namespaceAttributes.join(' ')}><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p>${pictures}</w:body></w:document>`,
  });
}

/** Writes a sheet of rows of texts; a text that begins with = becomes a formula. */
export async function writeXlsx(rows: string[][]): Promise<Buffer> {
  const writeCell = (text: string) =>
    text.startsWith('=') ? `<c><f>${text.slice(1)}</f></c>` : `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const data = rows.map((row) => `<row>${row.map(writeCell).join('')}</row>`).join('');
  const main = `${namespace}/spreadsheetml/2006/main`;
  const types = writeContentTypes('xl/workbook.xml', 'spreadsheetml.sheet').replace(
    '</Types>',
    '<Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
  );
  return await writeZip({
    '[Content_Types].xml': types,
    '_rels/.rels': writeRelations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationTypes}"><sheets><sheet name="成績" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': writeRelations([['worksheet', 'worksheets/sheet1.xml']]),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`,
  });
}

/** Writes a presentation with one slide per text. */
export async function writePptx(texts: string[], picture?: Buffer): Promise<Buffer> {
  const presentation = new PptxGen();
  for (const text of texts) {
    const slide = presentation.addSlide();
    slide.addText(text, { x: 1, y: 1, w: 8, h: 1, fontSize: 32 });
    if (picture === undefined) continue;
    slide.addImage({ data: `image/png;base64,${picture.toString('base64')}`, x: 1, y: 2, w: 2, h: 2 });
  }
  return Buffer.from((await presentation.write({ outputType: 'nodebuffer' })) as Uint8Array);
}

/** Writes a presentation of one slide whose picture is linked, not embedded. */
export async function writePptxWithLink(text: string, picture: Buffer, url: string): Promise<Buffer> {
  const parts = await readZip(await writePptx([text], picture));
  const slide = 'ppt/slides/slide1.xml';
  const relations = 'ppt/slides/_rels/slide1.xml.rels';
  const linkedSlide = String(parts[slide]).replace('r:embed=', 'r:link=');
  const externalRelations = String(parts[relations]).replace(
    /Target="\.\.\/media\/[^"]*"/,
    `Target="${url}" TargetMode="External"`,
  );
  return await writeZip({ ...parts, [slide]: linkedSlide, [relations]: externalRelations });
}
