import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type PdfPage = { width: number; height: number; text: string };

/** Reads the size in points and the text of each page. */
export async function readPdf(bytes: Buffer): Promise<PdfPage[]> {
  const task = getDocument({ data: new Uint8Array(bytes) });
  const pdf = await task.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    // A glyph that Han characters share with radicals may come back as the radical.
    pages.push({ width, height, text: text.normalize('NFKC') });
  }
  await task.destroy();
  return pages;
}
