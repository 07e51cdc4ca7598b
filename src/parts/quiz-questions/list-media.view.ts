import type { ListMedia } from '#form/activity-views.ts';
import { listUrls } from '#parts/stored-media/list-urls.ts';
import { nearestFirst } from '#parts/stored-media/nearest-first.ts';
import type { PublicQuestion } from './model.ts';
import type { PublicSection } from './sections/schema.ts';
import { findSection, type Sectioned } from './sections/sectioned.ts';

/**
 * Pictures and sounds of the questions and of their sections, wherever in them they stand. Those of withheld questions are in no
 * content yet. Free of zod.
 */
export const listQuestionMedia: ListMedia<Sectioned<PublicQuestion, PublicSection>> = (
  { questions, sections },
  { shownId },
) => {
  const media = questions.flatMap((question) =>
    listUrls([findSection(sections, question), question]).map((url) => ({ place: question.id, url })),
  );
  return nearestFirst(media, shownId);
};
