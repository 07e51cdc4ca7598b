import type { ViewerPage } from '#parts/document-pages/model.ts';
import type { Image } from '#parts/stored-media/model.ts';
import { pageWidth, shrink, thumbWidth } from '#parts/stored-media/shrink.ts';
import type { ShownVideo } from '#parts/video-view/model.ts';
import { toShownVideo } from '#parts/video-view/to-shown-video.ts';
import type { PublicFiles, ShownFile, ShownFiles } from './model.ts';

/** The form in which students get each file: pages, a video, or a download alone. */

function listPages({ kind, name, document, picture }: ShownFile): ViewerPage[] {
  if (kind === 'document' && document) {
    return document.pages.map(({ image, thumb }, index) => ({
      id: `p${index + 1}`,
      image,
      thumb,
      title: '',
      url: '',
      text: { url: document.text, index },
    }));
  }
  if (kind !== 'picture' || !picture) return [];
  const pageImages = { image: shrink(picture, pageWidth), thumb: shrink(picture, thumbWidth) };
  return [{ id: 'p1', ...pageImages, title: name, url: '', text: null }];
}

function findVideo({ kind, media, video }: ShownFile): ShownVideo | null {
  return kind === 'video' ? toShownVideo(media, video) : null;
}

export function isShowable(item: ShownFile): boolean {
  return listPages(item).length > 0 || findVideo(item) !== null;
}

/** A small picture of the file; undefined before there is one. */
export function findThumb({ kind, document, picture, video }: ShownFile): Image | undefined {
  if (kind === 'document') return document?.pages[0]?.thumb;
  if (kind === 'video') return video?.poster;
  return picture && shrink(picture, thumbWidth);
}

export function toPublic({ items }: ShownFiles): PublicFiles {
  return {
    items: items.map((item) => {
      const { id, kind, name, bytes, media, download_only } = item;
      const visibleParts = download_only
        ? { pages: [], video: null }
        : { pages: listPages(item), video: findVideo(item) };
      return { id, kind, name, bytes, url: media, ...visibleParts };
    }),
  };
}
