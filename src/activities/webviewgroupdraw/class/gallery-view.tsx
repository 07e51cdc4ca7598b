import type { GalleryProps } from '#form/activity-views.ts';
import { wholePage } from '#parts/drawing-tasks/use-pages.ts';
import { InkGallery } from '#parts/ink-answers/gallery/ink-gallery.tsx';
import type { ShownBoard } from '../model.ts';
import { useMarkingPages } from './use-marking-pages.ts';

/** The boards of a class side by side, for marking. */
export function GalleryView({ content, ...gallery }: GalleryProps<ShownBoard>) {
  const pages = useMarkingPages(content, gallery.context);
  return <InkGallery {...gallery} pages={pages} at={wholePage} />;
}
