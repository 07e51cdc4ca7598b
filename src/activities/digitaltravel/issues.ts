import type { ConversionResults } from '#contract/conversion-results.ts';
import type { DraftIssue } from '#form/activity-type.ts';
import { findQuestionIssues } from '#parts/quiz-questions/issues.ts';
import { isWebAddress } from '#parts/reading/web-address.ts';
import * as limits from './limits.ts';
import type { ShownStop, Spot, Stop, Trip } from './model.ts';
import { resolveStop } from './resolve.ts';
import { findStopPlace } from './stop-place.ts';

/** Finds everything that keeps a trip from being complete. */

const at = (path: DraftIssue['path'], issues: readonly DraftIssue[]): DraftIssue[] =>
  issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] }));

const required = (path: DraftIssue['path'], message: string): DraftIssue => ({ path, message });

function findPanoramaIssues({ panorama, shown_panorama }: ShownStop): DraftIssue[] {
  if (!panorama) return [required(['panorama'], 'panorama_required')];
  if (shown_panorama) return [];
  const params = { name: panorama.name };
  return [{ path: ['panorama'], message: 'panorama_pending', params, waitsFor: panorama.media }];
}

function findVideoIssues({ video, shown_video }: ShownStop): DraftIssue[] {
  if (!video) return [required(['video'], 'video_required')];
  if (shown_video) return [];
  return [{ path: ['video'], message: 'video_pending', params: { name: video.name }, waitsFor: video.media }];
}

/** Whether the stop has a place on the map that the trip has. */
function isOnMap({ ground }: Pick<Trip, 'ground'>, stop: Pick<Stop, 'on_picture' | 'on_earth'>): boolean {
  return findStopPlace(ground, stop) !== undefined;
}

function findSceneIssues(trip: Trip, stop: ShownStop): DraftIssue[] {
  if (stop.scene === 'panorama') return findPanoramaIssues(stop);
  if (stop.scene === 'video') return findVideoIssues(stop);
  if (stop.scene === 'picture') return stop.picture ? [] : [required(['picture'], 'picture_required')];
  return isOnMap(trip, stop) ? [] : [required(['place'], 'place_required')];
}

function findCheckInIssues(trip: Trip, { check_in, on_earth }: Stop): DraftIssue[] {
  if (trip.digital_mode !== 'site' || !check_in.by_position) return [];
  const { radius_m } = check_in;
  const params = { min: limits.radiusMinM, max: limits.radiusMaxM };
  const isInRange = radius_m !== null && radius_m >= params.min && radius_m <= params.max;
  return [
    ...(on_earth ? [] : [required(['place'], 'position_required')]),
    ...(isInRange ? [] : [{ path: ['check_in', 'radius_m'], message: 'radius_range', params }]),
  ];
}

function findSpotIssues(trip: Trip, stop: Stop, { title, link, to_stop }: Spot): DraftIssue[] {
  const leadsSomewhere =
    to_stop === undefined || trip.stops.some(({ id }) => id === to_stop && id !== stop.id);
  return [
    ...(title.trim() === '' ? [required(['title'], 'spot_title_required')] : []),
    ...(link === '' || isWebAddress(link) ? [] : [required(['link'], 'spot_link_wrong')]),
    ...(leadsSomewhere ? [] : [required(['to_stop'], 'spot_stop_gone')]),
  ];
}

function findStopIssues(trip: Trip, stop: ShownStop): DraftIssue[] {
  const tooMany = { path: ['spots'], message: 'spots_too_many', params: { max: limits.spotsMax } };
  return [
    ...(stop.name.trim() === '' ? [required(['name'], 'stop_name_required')] : []),
    ...findSceneIssues(trip, stop),
    ...findCheckInIssues(trip, stop),
    ...(stop.spots.length > limits.spotsMax ? [tooMany] : []),
    ...stop.spots.flatMap((spot, index) => at(['spots', index], findSpotIssues(trip, stop, spot))),
  ];
}

function findTimeIssues({ time_limit_minutes: minutes }: Trip): DraftIssue[] {
  const isInRange =
    minutes === null || (Number.isInteger(minutes) && minutes >= 1 && minutes <= limits.timeLimitMaxMinutes);
  const params = { max: limits.timeLimitMaxMinutes };
  return isInRange ? [] : [{ path: ['time_limit_minutes'], message: 'trip_time_range', params }];
}

function findTripIssues(trip: Trip): DraftIssue[] {
  const { stops, questions, ground, map_picture } = trip;
  const tooMany = { path: ['stops'], message: 'stops_too_many', params: { max: limits.stopsMax } };
  return [
    ...(stops.length === 0 ? [required(['stops'], 'stops_required')] : []),
    ...(stops.length > limits.stopsMax ? [tooMany] : []),
    ...(questions.length === 0 ? [required(['questions'], 'questions_required')] : []),
    ...(ground === 'picture' && !map_picture ? [required(['map_picture'], 'map_picture_required')] : []),
    ...findTimeIssues(trip),
  ];
}

export function findIssues(trip: Trip, conversionResults: ConversionResults): DraftIssue[] {
  const stopIds = new Set(trip.stops.map(({ id }) => id));
  return [
    ...findTripIssues(trip),
    ...trip.stops.flatMap((stop, index) =>
      at(['stops', index], findStopIssues(trip, resolveStop(stop, conversionResults))),
    ),
    ...trip.questions.flatMap((question, index) =>
      at(
        ['questions', index],
        [
          ...(stopIds.has(question.stop_id) ? [] : [required(['stop_id'], 'question_stop_gone')]),
          ...findQuestionIssues(question),
        ],
      ),
    ),
  ];
}
