import type { ListMedia } from '#form/activity-views.ts';
import { nearestFirst } from '#parts/stored-media/nearest-first.ts';
import type { PublicQuestion } from './model.ts';
import { isKnownKind, playerOf } from './player-of.tsx';

/** Pictures and sounds of the questions. Those of withheld questions are in no content yet. Free of zod. */
export const listQuestionMedia: ListMedia<{ questions: readonly PublicQuestion[] }> = (
  { questions },
  { shownId },
) => {
  const media = questions.filter(isKnownKind).flatMap((question) => {
    const { id, body, sound } = question;
    const pictures = playerOf(question).listPictures?.(question) ?? [];
    return [body.picture, sound, ...pictures].flatMap((medium) =>
      medium ? [{ place: id, url: medium.url }] : [],
    );
  });
  return nearestFirst(media, shownId);
};
