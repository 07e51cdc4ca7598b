import type { GalleryProps } from '#form/activity-views.ts';
import { InkGallery } from '#parts/ink-answers/gallery/ink-gallery.tsx';
import { toInkPage } from '#parts/ink-answers/task/page.ts';
import { usePages, wholePage } from '#parts/ink-answers/use-pages.ts';
import type { ShownDrawing } from '../model.ts';

/** The drawings of a class side by side, for marking. */
export function GalleryView({ content, ...gallery }: GalleryProps<ShownDrawing>) {
  const pages = usePages(toInkPage(content));
  return <InkGallery {...gallery} pages={pages} at={wholePage} />;
}
