import type { ListMedia } from '#form/activity-views.ts';
import { parsePartTimes } from '#parts/part-times/parse-part-times.ts';
import { nearestFirst } from '#parts/stored-media/nearest-first.ts';
import type { PublicFiles } from './model.ts';

/** Lists pages and pictures from the file that the student read last; of a video only its poster. Without zod. */
export const listFileMedia: ListMedia<PublicFiles> = ({ items }, { trace }) => {
  const media = items.flatMap(({ id, pages, video }) =>
    [...pages.map(({ image }) => image), video?.poster].flatMap((image) =>
      image ? [{ place: id, url: image.url }] : [],
    ),
  );
  return nearestFirst(media, parsePartTimes(trace).last);
};
