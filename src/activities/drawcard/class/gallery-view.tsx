import type { GalleryProps } from '#form/activity-views.ts';
import { InkGallery } from '#parts/ink-answers/gallery/ink-gallery.tsx';
import type { ShownTask } from '../model.ts';
import { findPage } from './find-page.ts';
import { useBoardsOf } from './use-boards-of.ts';

/** The pages of a class for one question side by side, for marking. */
export function GalleryView({ content, questionId, ...gallery }: GalleryProps<ShownTask>) {
  const pages = useBoardsOf(content);
  const { page } = findPage(content, questionId);
  const at = { page };
  return <InkGallery {...gallery} pages={pages} at={at} />;
}
