import type { ListMedia } from '#form/activity-views.ts';
import { nearestFirst } from '#parts/stored-media/nearest-first.ts';
import type { PublicSheet } from './model.ts';

/** The pages, first that of the question on screen. Without zod. */
export const listSheetMedia: ListMedia<PublicSheet> = ({ pages, questions }, { shownId }) => {
  const shownPage = questions.find(({ id }) => id === shownId)?.page ?? 0;
  const images = pages.map(({ id, image }) => ({ place: id, url: image.url }));
  return nearestFirst(images, pages[shownPage]?.id);
};
