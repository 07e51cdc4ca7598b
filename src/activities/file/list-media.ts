import { parsePartTimes } from '#parts/part-times/parse-part-times.ts';
import { nearestFirst } from '#parts/stored-media/nearest-first.ts';
import type { ListMedia } from '../activity-views.ts';
import type { PublicFiles } from './model.ts';

/** Pages and pictures from the file where the reading was left; of videos their first picture alone. Free of zod. */
export const listFileMedia: ListMedia<PublicFiles> = ({ items }, { trace }) => {
  const media = items.flatMap(({ id, pages, video }) =>
    [...pages.map(({ image }) => image), video?.poster].flatMap((image) =>
      image ? [{ place: id, url: image.url }] : [],
    ),
  );
  return nearestFirst(media, parsePartTimes(trace).last);
};
