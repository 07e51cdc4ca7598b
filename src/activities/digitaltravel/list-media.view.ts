import type { ListMedia } from '#form/activity-views.ts';
import { listPanoramaMedia } from '#parts/panorama/list-panorama-media.ts';
import { listQuizMedia } from '#parts/quiz-questions/views/player/list-quiz-media.view.ts';
import { listUrls } from '#parts/stored-media/list-urls.ts';
import type { PublicStop, PublicTrip } from './model.ts';

/** What the device keeps of a stop: its picture or its panorama, its information, the poster of its video. */
function listStopMedia({ scene, spots }: PublicStop): string[] {
  const shown =
    scene?.kind === 'panorama'
      ? listPanoramaMedia(scene.panorama)
      : listUrls(scene?.kind === 'video' ? scene.video.poster : scene);
  return [...shown, ...listUrls(spots)];
}

/** The stop of the question on screen first, then the others in their order, with the media of their questions. Without zod. */
export const listTripMedia: ListMedia<PublicTrip> = (content, position) => {
  const shownStopId = content.questions.find(({ id }) => id === position.shownId)?.stop_id;
  const nearest = content.stops.filter(({ id }) => id === shownStopId);
  const ofMap = listUrls(content.map);
  return [
    ...new Set([
      ...nearest.flatMap(listStopMedia),
      ...ofMap,
      ...listQuizMedia(content, position),
      ...content.stops.flatMap(listStopMedia),
    ]),
  ];
};
