import type { ConversionResults } from '#contract/conversion-results.ts';
import { findOwn } from '#contract/find-own.ts';
import { pageWidth, shrink, thumbWidth } from '#parts/stored-media/shrink.ts';
import type { ViewerPage } from '../model.ts';
import type { SourcedPage } from './model.ts';

/** The pictures and the text of a page; undefined before its document is converted. */
export function findPageImages(
  { image, source }: Pick<SourcedPage, 'image' | 'source'>,
  conversionResults: ConversionResults,
): Pick<ViewerPage, 'image' | 'thumb' | 'text'> | undefined {
  if (image) return { image: shrink(image, pageWidth), thumb: shrink(image, thumbWidth), text: null };
  const { media = '', page = null } = source ?? {};
  const document = findOwn(conversionResults, media)?.document;
  const images = page === null ? undefined : document?.pages[page];
  if (!document || !images || page === null) return undefined;
  return { ...images, text: { url: document.text, index: page } };
}
