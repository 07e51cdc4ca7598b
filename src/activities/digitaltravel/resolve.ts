import type { ConversionResults } from '#contract/conversion-results.ts';
import { findOwn } from '#contract/find-own.ts';
import type { AttemptPin, NamedMedia } from '#form/activity-type.ts';
import { findPanorama } from '#parts/panorama/find-panorama.ts';
import { listDraftMedia as listQuestionMedia } from '#parts/quiz-questions/draft-media.ts';
import { completeQuestion } from '#parts/quiz-questions/issues.ts';
import { toPublicQuestion, withholdQuestion } from '#parts/quiz-questions/public-question.ts';
import { listUrls } from '#parts/stored-media/list-urls.ts';
import { toShownVideo } from '#parts/video-view/to-shown-video.ts';
import { toCodePrint } from './check-in/code-print.ts';
import type {
  PublicScene,
  PublicStop,
  PublicTrip,
  PublicTripQuestion,
  ShownStop,
  ShownTrip,
  Stop,
  Trip,
  TripQuestion,
} from './model.ts';
import { orderQuestions, orderStops } from './order.ts';

/** Forms of a draft: with its conversions, and as students get it. Pure. */

/** The stop with the conversions of the file that its scene shows. */
export function resolveStop(stop: Stop, conversionResults: ConversionResults): ShownStop {
  const { scene, panorama, video } = stop;
  const shown_panorama =
    scene === 'panorama' && panorama ? findPanorama(panorama.media, conversionResults) : undefined;
  const shown_video =
    scene === 'video' && video
      ? toShownVideo(video.media, findOwn(conversionResults, video.media)?.video)
      : null;
  return { ...stop, ...(shown_panorama && { shown_panorama }), ...(shown_video && { shown_video }) };
}

export function resolve(trip: Trip, conversionResults: ConversionResults): ShownTrip {
  return {
    ...trip,
    stops: trip.stops.map((stop) => resolveStop(stop, conversionResults)),
    questions: trip.questions.map(({ section_id: _none, ...question }) => ({
      ...question,
      ...completeQuestion(question),
    })),
  };
}

/** Completing waits for what the stops show. Files of other kinds of scenes are kept, but nothing waits for them. */
function listStopMedia({ scene, panorama, picture, video, spots }: Stop): NamedMedia[] {
  return [
    ...(panorama
      ? [{ url: panorama.media, awaitsConversion: scene === 'panorama', kind: 'panorama' as const }]
      : []),
    ...(video ? [{ url: video.media, awaitsConversion: scene === 'video' }] : []),
    ...listUrls({ picture, spots }).map((url) => ({ url, awaitsConversion: false })),
  ];
}

export function listDraftMedia({ stops, questions, map_picture }: Trip): NamedMedia[] {
  return [
    ...listUrls({ map_picture }).map((url) => ({ url, awaitsConversion: false })),
    ...stops.flatMap(listStopMedia),
    ...listQuestionMedia(questions),
  ];
}

export function toPublicScene(stop: ShownStop): PublicScene | null {
  const { scene, shown_panorama, first_view, picture, shown_video } = stop;
  if (scene === 'place') return { kind: 'place' };
  if (scene === 'picture') return picture ? { kind: 'picture', picture } : null;
  if (scene === 'video') return shown_video ? { kind: 'video', video: shown_video } : null;
  return shown_panorama
    ? { kind: 'panorama', panorama: shown_panorama, ...(first_view && { first_view }) }
    : null;
}

/** Leaves out names of files, which often say what is to be found out. */
const toPublicSpot = ({ sound, ...spot }: Stop['spots'][number]): PublicStop['spots'][number] => ({
  ...spot,
  ...(sound && { sound: { url: sound.url } }),
});

function toPublicCheckIn(trip: ShownTrip, { id: stopId, check_in, on_earth }: Stop): PublicStop['check_in'] {
  if (trip.digital_mode !== 'site') return null;
  const { id, by_position, by_code, radius_m, code } = check_in;
  return {
    id,
    radius_m: by_position && on_earth ? radius_m : null,
    code_print: by_code ? toCodePrint(stopId, code) : null,
  };
}

function toPublicStop(trip: ShownTrip, stop: ShownStop): PublicStop {
  const { id, name, note, on_picture, on_earth, spots } = stop;
  return {
    id,
    name,
    note,
    scene: toPublicScene(stop),
    ...(on_picture && { on_picture }),
    ...(on_earth && { on_earth }),
    spots: spots.map(toPublicSpot),
    check_in: toPublicCheckIn(trip, stop),
  };
}

function toPublicTripQuestion(
  { at, labels: _labels, ...question }: TripQuestion,
  stop_id: string,
  pin: AttemptPin,
  isWithheld: boolean,
): PublicTripQuestion {
  return {
    ...(isWithheld ? withholdQuestion(question) : toPublicQuestion(question, pin)),
    stop_id,
    ...(at && { at }),
  };
}

export function toPublicMap({
  ground,
  map_picture,
}: Pick<Trip, 'ground' | 'map_picture'>): PublicTrip['map'] {
  if (ground === 'tiles') return { kind: 'tiles' };
  return ground === 'picture' && map_picture ? { kind: 'picture', picture: map_picture } : null;
}

/** Of a draft without stops. */
const noStop = 'none';

export function toPublic(trip: ShownTrip, pin: AttemptPin, withheldIds: ReadonlySet<string>): PublicTrip {
  const stops = orderStops(trip, pin);
  const lastId = stops.at(-1)?.id ?? noStop;
  // A question whose stop is gone, as in a draft, is asked at the last one.
  const stopIdOf = ({ stop_id }: TripQuestion) => (stops.some(({ id }) => id === stop_id) ? stop_id : lastId);
  return {
    question_sort: trip.question_sort,
    map: toPublicMap(trip),
    stops: stops.map((stop) => toPublicStop(trip, stop)),
    questions: orderQuestions(trip, pin).map((question) =>
      toPublicTripQuestion(question, stopIdOf(question), pin, withheldIds.has(question.id)),
    ),
  };
}
