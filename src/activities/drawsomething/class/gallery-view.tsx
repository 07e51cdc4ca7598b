import type { GalleryProps } from '#form/activity-views.ts';
import { toInkPage } from '#parts/drawing-tasks/task/page.ts';
import { usePages, wholePage } from '#parts/drawing-tasks/use-pages.ts';
import { InkGallery } from '#parts/ink-answers/gallery/ink-gallery.tsx';
import type { ShownDrawing } from '../model.ts';

/** The drawings of a class side by side, for marking. */
export function GalleryView({ content, ...gallery }: GalleryProps<ShownDrawing>) {
  const pages = usePages(toInkPage(content));
  return <InkGallery {...gallery} pages={pages} at={wholePage} />;
}
