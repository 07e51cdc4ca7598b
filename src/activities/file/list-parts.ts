import type { ShownFiles } from './model.ts';
import { findThumb } from './public-item.ts';

/** The files as reports list them, each with the address of its thumbnail. */
export function listParts({ items }: ShownFiles, mediaUrl: (url: string) => string) {
  return items.map((item) => {
    const thumb = findThumb(item);
    return { id: item.id, label: item.name, thumb: thumb && mediaUrl(thumb.url) };
  });
}
