import type { ConversionResults } from '#contract/conversion-results.ts';
import { findOwn } from '#contract/find-own.ts';
import type { NamedMedia } from '#form/activity-type.ts';
import type { PageImages } from '#parts/document-pages/model.ts';
import type { Image } from '#parts/stored-media/model.ts';
import { pageWidth, shrink } from '#parts/stored-media/shrink.ts';
import type { OwnPage, PageFields } from './model.ts';

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

/** The picture of a task's own page; null if it has none, or none yet. */
export function resolvePageImage(
  { background, own_page }: PageFields,
  conversionResults: ConversionResults,
): Image | null {
  return (background === 'own' && own_page && findImage(own_page, conversionResults)) || null;
}

/** The medium of a task's own page, which completing waits for if it is shown. */
export function listPageMedia({ background, own_page }: PageFields): NamedMedia[] {
  if (!own_page) return [];
  return own_page.kind === 'document'
    ? [{ url: own_page.media, awaitsConversion: background === 'own' }]
    : [{ url: own_page.image.url, awaitsConversion: false }];
}
