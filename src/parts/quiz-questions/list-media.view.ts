import type { ListMedia } from '#form/activity-views.ts';
import { listUrls } from '#parts/stored-media/list-urls.ts';
import { nearestFirst } from '#parts/stored-media/nearest-first.ts';
import type { PublicQuestion } from './model.ts';

/** Pictures and sounds of the questions, wherever in them they stand. Those of withheld questions are in no content yet. Free of zod. */
export const listQuestionMedia: ListMedia<{ questions: readonly PublicQuestion[] }> = (
  { questions },
  { shownId },
) => {
  const media = questions.flatMap((question) =>
    listUrls(question).map((url) => ({ place: question.id, url })),
  );
  return nearestFirst(media, shownId);
};
