import type { ConversionResults } from '#contract/conversion-results.ts';
import { findDocumentPages, resolvePageImage } from '#parts/drawing-tasks/task/resolve-page.ts';
import type { Image } from '#parts/stored-media/model.ts';
import { pagesMax } from './limits.ts';
import type { Board, ShownBoard } from './model.ts';

/** The picture, or the pages of the document from the chosen one on. */
function listPageImages(board: Board, conversionResults: ConversionResults): Image[] {
  const { background, own_page } = board;
  const first = resolvePageImage(board, conversionResults);
  if (!first || background !== 'own' || own_page?.kind !== 'document') return first ? [first] : [];
  const pages = findDocumentPages(own_page.media, conversionResults) ?? [];
  return pages.slice(own_page.page, own_page.page + pagesMax).map(({ image }) => image);
}

/** The board with the pictures of its pages. */
export function resolve(board: Board, conversionResults: ConversionResults): ShownBoard {
  return { ...board, page_images: listPageImages(board, conversionResults) };
}
