import type { DeviceNeed, TakesAlong } from '#form/activity-views.ts';
import { loadQrScanner } from '#parts/qr-scan/qr-scanner.tsx';
import { listPartLoads } from '#parts/quiz-questions/views/player/quiz-player.tsx';
import { loadSiteMap } from '#parts/site-map/site-map.tsx';
import { LatePanoramaScene, LatePictureScene } from './late-scenes.view.ts';
import { listTripMedia } from './list-media.view.ts';
import type { PublicTrip } from './model.ts';
import { LateCheckInCard, LateSpotList } from './player/late-parts.view.ts';

/** What a trip needs for a day without network. */

const listVideos = ({ stops }: PublicTrip): string[] =>
  stops.flatMap(({ scene }) =>
    scene?.kind === 'video' ? [scene.video.url, ...(scene.video.strip ? [scene.video.strip.url] : [])] : [],
  );

function listNeeds(content: PublicTrip | undefined): DeviceNeed[] {
  if (!content) return ['camera', 'position'];
  const checkIns = content.stops.map(({ check_in }) => check_in);
  const takesPictures = content.questions.some(({ files }) => files?.kinds.includes('picture'));
  const readsCodes = checkIns.some((each) => each !== null && each.code_print !== null);
  const readsPosition = checkIns.some((each) => each !== null && each.radius_m !== null);
  return [
    ...(takesPictures || readsCodes ? (['camera'] as const) : []),
    ...(readsPosition ? (['position'] as const) : []),
  ];
}

export const tripTakesAlong: TakesAlong<PublicTrip> = {
  listMedia: (content) => {
    const everything = listTripMedia(content, { shownId: undefined, trace: undefined });
    return [...new Set([...everything, ...listVideos(content)])];
  },
  loadCode: (content) => {
    const loads = [
      ...listPartLoads(content),
      LatePanoramaScene.load,
      LatePictureScene.load,
      LateSpotList.load,
      LateCheckInCard.load,
      loadQrScanner,
      loadSiteMap,
    ];
    return Promise.all(loads.map((load) => load()));
  },
  listNeeds,
};
