import type { ListMedia } from '#form/activity-views.ts';
import { parsePartTimes } from '#parts/part-times/parse-part-times.ts';
import { nearestFirst } from '#parts/stored-media/nearest-first.ts';
import type { PublicEbook } from './model.ts';

/** Lists the pages from the one that the student read last, then their thumbnails. Without zod. */
export const listBookMedia: ListMedia<PublicEbook> = ({ pages }, { trace }) => {
  const { last } = parsePartTimes(trace);
  const images = pages.map(({ id, image }) => ({ place: id, url: image.url }));
  const thumbs = pages.map(({ id, thumb }) => ({ place: id, url: thumb.url }));
  return [...new Set([...nearestFirst(images, last), ...nearestFirst(thumbs, last)])];
};
