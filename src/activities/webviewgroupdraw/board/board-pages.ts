import { toInkPage } from '#parts/drawing-tasks/task/page.ts';
import type { InkPage } from '#parts/ink/pages.ts';
import type { ShownBoard } from '../model.ts';

/** The pages of a board. Free of zod. */

type PagedBoard = Pick<ShownBoard, 'background' | 'orientation' | 'own_page' | 'page_images'>;

/** The different pages; the last one is every further page, too. After a document come blank pages. */
export function listDifferentPages({
  background,
  orientation,
  own_page,
  page_images = [],
}: PagedBoard): InkPage[] {
  const toPage = (page_image: (typeof page_images)[number] | null) =>
    toInkPage({ background, orientation, page_image });
  const [firstImage = null] = page_images;
  if (background !== 'own' || own_page?.kind !== 'document') return [toPage(firstImage)];
  const pages = page_images.map(toPage);
  const last = pages.at(-1) ?? toPage(null);
  return [...pages, { ...last, background: { kind: 'blank' } }];
}

export function listPages(differentPages: readonly InkPage[], count: number): InkPage[] {
  return Array.from(
    { length: count },
    (_, index) => differentPages[Math.min(index, differentPages.length - 1)],
  ).filter((page) => page !== undefined);
}
