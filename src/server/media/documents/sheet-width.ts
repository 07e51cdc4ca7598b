import * as yauzl from 'yauzl';

/** Estimates whether a sheet of Excel 2007 or later is wider than a printed page, from the beginning of its XML. */

const sheetPattern = /^xl\/worksheets\/[^/]+\.xml$/;
/** The widths of the columns and the first lines of cells are within so much of a sheet. */
const readBytes = 256 * 1024;
const sheetsMax = 50;

/** In points: A4 upright without the usual margins, and a column of the usual width. */
const printedWidth = 500;
const usualColumnWidth = 48;
/** Points of a character of a column's width (ECMA-376 part 1, 18.3.1.13), and beside these. */
const characterWidth = 5.25;
const columnPadding = 3.75;
/** Wider columns are those of formats that reach to the last column. */
const columnsMax = 400;

const readColumn = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

function readLastColumn(xml: string): number {
  const references = xml.matchAll(/<(?:\w+:)?c\s[^>]*?\br="([A-Z]{1,3})\d/g);
  let last = 0;
  for (const [, letters = ''] of references) last = Math.max(last, readColumn(letters));
  if (last > 0) return last;
  // Cells need not say where they are.
  const rows = xml.split(/<(?:\w+:)?row[\s>]/).slice(1);
  return rows.reduce((most, row) => Math.max(most, row.split(/<(?:\w+:)?c[\s>]/).length - 1), 0);
}

type Attributes = (name: string) => string | undefined;
const readAttributes =
  (element: string): Attributes =>
  (name) =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1];

function measureWidth(xml: string): number {
  const lastColumn = Math.min(readLastColumn(xml), columnsMax);
  const widths = Array.from({ length: lastColumn }, () => usualColumnWidth);
  for (const [element] of xml.matchAll(/<(?:\w+:)?col\s[^>]*>/g)) {
    const read = readAttributes(element);
    const width = read('hidden') === '1' ? 0 : Number(read('width')) * characterWidth + columnPadding;
    if (!Number.isFinite(width)) continue;
    const end = Math.min(Number(read('max')), lastColumn);
    for (let column = Number(read('min')); column <= end; column += 1) widths[column - 1] = width;
  }
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Whether its author has fitted it onto a page. */
const isFitted = (xml: string) => /<(?:\w+:)?pageSetUpPr\s[^>]*fitToPage="(?:1|true)"/.test(xml);

async function readStart(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<string> {
  let text = '';
  for await (const part of await zip.openReadStreamPromise(entry)) {
    text += (part as Buffer).toString('latin1');
    if (text.length >= readBytes) break;
  }
  return text;
}

/** Whether a sheet would be cut into pages beside each other. False if this cannot be read. */
export async function hasWideSheet(path: string): Promise<boolean> {
  const zip = await yauzl.openPromise(path, { strictFileNames: false, validateEntrySizes: true });
  try {
    let sheetCount = 0;
    for await (const entry of zip.eachEntry()) {
      if (!sheetPattern.test(entry.fileName)) continue;
      const xml = await readStart(zip, entry);
      if (!isFitted(xml) && measureWidth(xml) > printedWidth) return true;
      sheetCount += 1;
      if (sheetCount >= sheetsMax) break;
    }
    return false;
  } catch {
    return false;
  } finally {
    zip.close();
  }
}
