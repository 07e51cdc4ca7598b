import type { ConversionResults } from '#contract/conversion-results.ts';
import { findOwn } from '#contract/find-own.ts';
import type { PageImages } from '#parts/document-pages/model.ts';
import type { Image } from '#parts/stored-media/model.ts';
import { pageWidth, shrink } from '#parts/stored-media/shrink.ts';
import type { Drawing, OwnPage, ShownDrawing } from './model.ts';

/** The pages of a document; undefined before it is converted. */
export function findDocumentPages(
  media: string,
  conversionResults: ConversionResults,
): readonly PageImages[] | undefined {
  return findOwn(conversionResults, media)?.document?.pages;
}

function findImage(page: OwnPage, conversionResults: ConversionResults): Image | undefined {
  if (page.kind === 'picture') return shrink(page.image, pageWidth);
  return findDocumentPages(page.media, conversionResults)?.[page.page]?.image;
}

/** The drawing with the picture of its own page, if it has one. */
export function resolve(drawing: Drawing, conversionResults: ConversionResults): ShownDrawing {
  const { background, own_page } = drawing;
  const image = background === 'own' && own_page ? findImage(own_page, conversionResults) : undefined;
  return { ...drawing, page_image: image ?? null };
}
