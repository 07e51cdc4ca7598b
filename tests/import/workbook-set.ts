import { zipFiles } from './roster-set.ts';

/** Workbooks with XML that no library would write. */

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const writeRelation = (type: string, target: string) =>
  `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;

/** A workbook with one sheet, whose rows are given as XML. */
export function makeSheet(rows: string): Promise<Buffer> {
  return zipFiles({
    '[Content_Types].xml': `<Types xmlns="${types}"><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/></Types>`,
    '_rels/.rels': writeRelation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': writeRelation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  });
}
