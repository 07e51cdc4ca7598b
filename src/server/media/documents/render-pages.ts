// A separate program, run by convert-document.ts: node render-pages.ts PDF FOLDER BYTES_MAX. A document that uses all
// memory or never ends thus does not harm the server. It writes one RenderMessage per line to standard output.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp, { type Sharp } from 'sharp';
import { documentLimits } from '#server/media/conversion-limits.ts';
import { registerPageFonts } from '#server/media/documents/page-fonts.ts';

/** Names within the folder; lengths in pixels. */
type PictureFile = { name: string; width: number; height: number; bytes: number };

/** The texts of the pages are written to `texts.json`, as a list of strings. */
export type RenderMessage =
  | { kind: 'page'; count: number; image: PictureFile; thumb: PictureFile }
  | { kind: 'done' }
  | { kind: 'refused'; why: 'encrypted' | 'damaged' | 'empty' | 'too_long' | 'too_large' }
  | { kind: 'refused'; why: 'picture_too_large'; page: number };

type RenderParameters = Parameters<PDFPageProxy['render']>[0];

type RenderRefusal = Extract<RenderMessage, { kind: 'refused' }>;

function sendMessage(message: RenderMessage): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

/** Messages of pdf.js and the canvas about pictures that do not fit into memory. */
const pictureLostPattern = /Image exceeded maximum allowed size|allocation failed|Create skia surface failed/;
let isPictureLost = false;

/** pdf.js only warns about pictures that it leaves out. */
console.warn = (warning: unknown) => {
  isPictureLost ||= pictureLostPattern.test(String(warning));
};

async function openPdf(path: string): Promise<PDFDocumentProxy> {
  const pdfjsFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return await getDocument({
    data: new Uint8Array(await readFile(path)),
    cMapUrl: join(pdfjsFolder, 'cmaps/'),
    cMapPacked: true,
    standardFontDataUrl: join(pdfjsFolder, 'standard_fonts/'),
    wasmUrl: join(pdfjsFolder, 'wasm/'),
    iccUrl: join(pdfjsFolder, 'iccs/'),
    maxImageSize: documentLimits.pixelsMax,
    enableXfa: false,
    verbosity: VerbosityLevel.WARNINGS,
  }).promise;
}

/**
 * Draws every page with the same longer side, whatever its paper size. Undefined if one of its pictures does not fit
 * into memory.
 */
async function drawPage(page: PDFPageProxy): Promise<Sharp | undefined> {
  const unscaledViewport = page.getViewport({ scale: 1 });
  const scale = documentLimits.pageLength / Math.max(unscaledViewport.width, unscaledViewport.height);
  const viewport = page.getViewport({ scale });
  const width = Math.max(1, Math.round(viewport.width));
  const height = Math.max(1, Math.round(viewport.height));
  const canvas = createCanvas(width, height);
  // Our canvas stands in for a page's, which the types of the library ask for.
  const parameters: object = { canvas, viewport };
  await page.render(parameters as RenderParameters).promise.catch((error: unknown) => {
    if (!pictureLostPattern.test(String(error))) throw error;
    isPictureLost = true;
  });
  if (isPictureLost) return undefined;
  const raw = { width, height, channels: 4, premultiplied: true } as const;
  return sharp(canvas.data(), { raw }).flatten({ background: '#fff' });
}

async function writePicture(picture: Sharp, folder: string, name: string): Promise<PictureFile> {
  const { width, height, size } = await picture.toFile(join(folder, name));
  return { name, width, height, bytes: size };
}

async function makePictures(page: PDFPageProxy, folder: string) {
  const drawnPage = await drawPage(page);
  if (drawnPage === undefined) return undefined;
  const { thumbLength } = documentLimits;
  const thumbnail = drawnPage.clone().resize(thumbLength, thumbLength, { fit: 'inside' });
  const number = page.pageNumber;
  return {
    image: await writePicture(drawnPage.webp({ quality: 86, effort: 2 }), folder, `page-${number}.webp`),
    thumb: await writePicture(thumbnail.webp({ quality: 76, effort: 2 }), folder, `thumb-${number}.webp`),
  };
}

async function readText(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  const parts = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
  return parts.join('').slice(0, documentLimits.textMaxLength).toWellFormed().trim();
}

/** `maxBytes` limits the size of all pictures together. */
async function renderPages(
  pdf: PDFDocumentProxy,
  folder: string,
  maxBytes: number,
): Promise<RenderRefusal | undefined> {
  if (pdf.numPages === 0) return { kind: 'refused', why: 'empty' };
  if (pdf.numPages > documentLimits.pagesMax) return { kind: 'refused', why: 'too_long' };
  const texts: string[] = [];
  let bytes = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const pictureFiles = await makePictures(page, folder);
    if (pictureFiles === undefined) return { kind: 'refused', why: 'picture_too_large', page: number };
    const { image, thumb } = pictureFiles;
    texts.push(await readText(page));
    page.cleanup();
    bytes += image.bytes + thumb.bytes;
    if (bytes > maxBytes) return { kind: 'refused', why: 'too_large' };
    sendMessage({ kind: 'page', count: pdf.numPages, image, thumb });
  }
  await writeFile(join(folder, 'texts.json'), JSON.stringify(texts));
  return undefined;
}

async function renderDocument(path: string, folder: string, bytesMax: number): Promise<RenderMessage> {
  try {
    return (await renderPages(await openPdf(path), folder, bytesMax)) ?? { kind: 'done' };
  } catch (error) {
    console.error(error);
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { kind: 'refused', why: isLocked ? 'encrypted' : 'damaged' };
  }
}

const [path, folder, bytesMax] = process.argv.slice(2);
if (path === undefined || folder === undefined) throw new Error('Call: render-pages.ts PDF FOLDER BYTES_MAX');
sharp.concurrency(1);
registerPageFonts();
sendMessage(await renderDocument(path, folder, Number(bytesMax)));
