import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ConversionError } from '#server/media/conversion-error.ts';

/** Makes a spreadsheet's pages as wide as its sheets, where printing would cut these into several pages. */

/** LibreOffice's name of the OpenDocument format in one XML file. */
export const flatSheetFilter = 'OpenDocument Spreadsheet Flat XML';

/** Properties of a page (OpenDocument 1.3 part 3, 17.2), which LibreOffice writes before the cells. */
const pageElement = '<style:page-layout-properties ';
const replacedAttributes =
  / (?:style:scale-to(?:-X|-Y|-pages)?|style:print-orientation|fo:page-width|fo:page-height)="[^"]*"/g;
/** A landscape page of A4 onto which the whole width goes; as many pages follow as the lines need. */
const fittedPage =
  'style:print-orientation="landscape" fo:page-width="29.7cm" fo:page-height="21cm" style:scale-to-X="1" style:scale-to-Y="0" ';
const cellsStart = '<office:body';

const fitPages = (styles: string): string =>
  styles.replaceAll(
    /<style:page-layout-properties( [^>]*?)(\/?)>/g,
    (_, attributes: string, end: string) =>
      `${pageElement}${fittedPage}${attributes.replaceAll(replacedAttributes, '').trim()}${end}>`,
  );

async function* fitPagesBeforeCells(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let start = '';
  let isFitted = false;
  for await (const chunk of chunks) {
    if (isFitted) yield chunk;
    else {
      start += chunk;
      isFitted = start.includes(cellsStart);
      if (isFitted) yield fitPages(start);
    }
  }
  if (!isFitted) throw new ConversionError('document_damaged');
}

/** Copies a flat OpenDocument spreadsheet with pages as wide as its sheets. */
export async function fitSheets(source: string, target: string): Promise<void> {
  // Each character is one byte, so that no chunk cuts one in two.
  await pipeline(
    createReadStream(source, 'latin1'),
    fitPagesBeforeCells,
    createWriteStream(target, 'latin1'),
  );
}
