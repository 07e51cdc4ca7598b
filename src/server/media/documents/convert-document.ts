import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ConversionError } from '#server/media/conversion-error.ts';
import { documentLimits, toProcessorSeconds } from '#server/media/conversion-limits.ts';
import type { ConversionResult, ConverterTask, DrawingTask } from '#server/media/converter.ts';
import { makePdf } from '#server/media/documents/office-to-pdf.ts';
import type { RenderMessage } from '#server/media/documents/render-pages.ts';
import { runProgram, startClock } from '#server/media/programs/run-program.ts';
import { findServerEntryFile } from '#server/project-files.ts';

/** Converts PDF and Office files to pictures and texts of their pages. */

type DocumentResult = ConversionResult<'document'>;
type RenderedPage = Extract<RenderMessage, { kind: 'page' }>;
type RenderRefusal = Extract<RenderMessage, { kind: 'refused' }>;

const megabyte = 1024 * 1024;
/** In KiB. Otherwise the canvas would reserve a gigabyte, which would count as used memory. */
const rendererEnv = { MIMALLOC_ARENA_RESERVE: '65536' };
const rendererPath = findServerEntryFile('render-pages');

/** Progress after making the PDF, and after drawing the pages. */
const progressAfterPdf = 0.3;
const progressAfterPages = 0.95;

function explainRefusal(refusal: RenderRefusal): ConversionError {
  const { pagesMax, resultBytes } = documentLimits;
  const { why } = refusal;
  if (why === 'picture_too_large') return new ConversionError(`document_${why}`, { page: refusal.page });
  if (why === 'too_long') return new ConversionError('document_too_long', { count: pagesMax });
  if (why === 'too_large') return new ConversionError('result_too_large', { size: resultBytes / megabyte });
  return new ConversionError(`document_${why}`);
}

/** Draws the pages into the folder `pages` in the task's folder. Returns them in order. */
async function drawPages(task: DrawingTask, pdf: string, earlierProgress: number): Promise<RenderedPage[]> {
  const folder = join(task.folder, 'pages');
  await mkdir(folder);
  const { renderMemoryBytes, renderTimeMs, resultBytes, cores } = documentLimits;
  const pages: RenderedPage[] = [];
  let lastMessage: RenderMessage | undefined;
  await runProgram({
    command: [process.execPath, '--max-old-space-size=512', rendererPath, pdf, folder, String(resultBytes)],
    limits: {
      memoryBytes: renderMemoryBytes,
      fileBytes: resultBytes,
      seconds: toProcessorSeconds(renderTimeMs, cores),
    },
    folder: task.folder,
    env: rendererEnv,
    signal: task.signal,
    clock: startClock(renderTimeMs),
    onLine: (line) => {
      lastMessage = JSON.parse(line) as RenderMessage;
      if (lastMessage.kind !== 'page') return;
      pages.push(lastMessage);
      task.progress(
        earlierProgress + ((progressAfterPages - earlierProgress) * pages.length) / lastMessage.count,
      );
    },
  });
  return requireFinished(pages, lastMessage);
}

/** If the renderer ended without a final message, one of its limits has stopped it. */
function requireFinished(pages: RenderedPage[], lastMessage: RenderMessage | undefined): RenderedPage[] {
  if (lastMessage?.kind === 'done') return pages;
  throw lastMessage?.kind === 'refused'
    ? explainRefusal(lastMessage)
    : new ConversionError('document_too_complex');
}

async function storePages(task: ConverterTask, renderedPages: RenderedPage[]): Promise<DocumentResult> {
  const folder = join(task.folder, 'pages');
  const storePicture = async ({ name, width, height }: RenderedPage['image']) => {
    return { url: await task.storeResult(join(folder, name), '.webp'), width, height };
  };
  const pages: DocumentResult['pages'] = [];
  for (const { image, thumb } of renderedPages) {
    task.signal.throwIfAborted();
    pages.push({ image: await storePicture(image), thumb: await storePicture(thumb) });
  }
  return { kind: 'document', pages, text: await task.storeResult(join(folder, 'texts.json'), '.json') };
}

async function renderDocument(task: DrawingTask): Promise<RenderedPage[]> {
  const isPdf = task.extension === '.pdf';
  const pdf = isPdf ? task.path : await makePdf(task);
  const earlierProgress = isPdf ? 0 : progressAfterPdf;
  task.progress(earlierProgress);
  return drawPages(task, pdf, earlierProgress);
}

/** A picture on this machine, in WebP. Width and height in pixels. */
export type PagePicture = { path: string; width: number; height: number; bytes: number };

/** Draws pictures of the pages alone, in order. Throws as `convertDocument` does. */
export async function drawDocument(task: DrawingTask): Promise<PagePicture[]> {
  const renderedPages = await renderDocument(task);
  return renderedPages.map(({ image: { name, ...picture } }) => ({
    ...picture,
    path: join(task.folder, 'pages', name),
  }));
}

/** Throws a ConversionError for a bad document, and the signal's reason when aborted. */
export async function convertDocument(task: ConverterTask): Promise<DocumentResult> {
  const renderedPages = await renderDocument(task);
  const result = await storePages(task, renderedPages);
  task.progress(1);
  return result;
}
