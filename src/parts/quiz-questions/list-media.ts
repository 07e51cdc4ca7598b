import type { ListMedia } from '#form/activity-views.ts';
import { nearestFirst } from '#parts/stored-media/nearest-first.ts';
import type { PublicQuestion } from './model.ts';

/** Pictures and sounds of the questions. Those of withheld questions are in no content yet. Free of zod. */
export const listQuestionMedia: ListMedia<{ questions: readonly PublicQuestion[] }> = (
  { questions },
  { shownId },
) => {
  const media = questions.flatMap(({ id, body, sound, options }) =>
    [body.picture, sound, ...options.map(({ picture }) => picture)].flatMap((medium) =>
      medium ? [{ place: id, url: medium.url }] : [],
    ),
  );
  return nearestFirst(media, shownId);
};
