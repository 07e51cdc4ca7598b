import type { ActivitySamples } from '#form/activity-type.ts';
import { fileInkEntries } from '#parts/file-ink/sample-entries.ts';
import { samplePanorama, samplePanoramaResults } from '#parts/panorama/sample-panorama.ts';
import { type QuestionResponse, questionTypes } from '#parts/quiz-questions/model.ts';
import { type QuestionSample, questionSamples } from '#parts/quiz-questions/samples/sample-questions.ts';
import { buildGuardedSample, buildKindSample } from '#parts/quiz-questions/samples/samples-of.ts';
import { sampleVideo, sampleVideoResults } from '#parts/video-view/sample-video.ts';
import type { CheckIn } from './check-in/model.ts';
import type { Stop, Trip } from './model.ts';
import type { TripTrace } from './trace/visits.ts';

const sentinel = 'NOT-FOR-STUDENTS';

const buildStop = (id: string, more: Partial<Stop> & Pick<Stop, 'name' | 'scene'>): Stop => ({
  id,
  note: '',
  spots: [],
  check_in: { id: `in-${id}`, by_position: true, by_code: true, radius_m: 50, code: '7KQ2MX' },
  ...more,
});

const mapPicture = { url: 'samples/map.png', width: 800, height: 600, alt: '濕地地圖' };

/** A stop of each kind, with information of every form. */
const stops: Stop[] = [
  buildStop('pier', {
    name: '碼頭',
    scene: 'panorama',
    panorama: { media: samplePanorama, name: '碼頭.jpg' },
    first_view: { yaw: 40, pitch: -5, fov: 75 },
    on_picture: { x: 0.2, y: 0.3 },
    on_earth: { lat: 22.2937, lon: 114.1688 },
    spots: [
      {
        id: 'ferry',
        at: { x: 0.4, y: 0.5 },
        title: '渡輪',
        text: '往來中環與尖沙咀的渡輪。',
        picture: { url: 'samples/ferry.png', width: 320, height: 200, alt: '渡輪' },
        sound: { url: 'samples/horn.mp3', name: 'horn.mp3' },
        link: 'https://example.com/ferry',
        to_stop: 'tower',
      },
      { id: 'sign', title: '告示', text: '', link: '' },
    ],
  }),
  buildStop('tower', {
    name: '鐘樓',
    note: '看看鐘樓有多高。',
    scene: 'picture',
    picture: { url: 'samples/tower.png', width: 600, height: 900, alt: '鐘樓' },
    on_picture: { x: 0.6, y: 0.3 },
    on_earth: { lat: 22.2936, lon: 114.1699 },
  }),
  buildStop('film', {
    name: '昔日海旁',
    scene: 'video',
    video: { media: sampleVideo, name: '昔日海旁.mp4', bytes: 67_332 },
    on_picture: { x: 0.8, y: 0.6 },
    on_earth: { lat: 22.2931, lon: 114.1712 },
  }),
  buildStop('end', {
    name: '集合點',
    scene: 'place',
    on_picture: { x: 0.5, y: 0.9 },
    on_earth: { lat: 22.2945, lon: 114.172 },
  }),
];

const visitedAt = 1_790_000_000_000;
const whole: TripTrace = {
  parts: Object.fromEntries(stops.map(({ id }) => [id, 9_000])),
  last: 'end',
  last_at: visitedAt + 90_000,
  visits: stops.map(({ id }, index) => ({ stop_id: id, at: visitedAt + index * 30_000 })),
};
const begun: TripTrace = {
  parts: { pier: 4_000 },
  last: 'pier',
  last_at: visitedAt,
  visits: [{ stop_id: 'pier', at: visitedAt }],
};

/** The questions of the sample, spread over the stops; every second one stands on its scene. */
function toTripSample({ questions, sections: _none, ...sample }: QuestionSample, more: Partial<Trip>) {
  const draft: Trip = {
    digital_mode: 'screen',
    question_sort: 'free',
    ground: 'picture',
    map_picture: mapPicture,
    stops,
    questions: questions.map(({ section_id: _section, ...question }, index) => ({
      ...question,
      stop_id: stops[index % stops.length]?.id ?? 'pier',
      ...(index % 3 === 0 && { labels: { dimension_id: 1, level: 'medium' as const } }),
      ...(index % 2 === 0 && { at: { x: 0.1 + (index % 8) / 10, y: 0.5 } }),
    })),
    is_homework: false,
    due_at: null,
    time_limit_minutes: null,
    work_by: 'person',
    ...more,
  };
  return { ...sample, draft, traces: { whole, begun }, entries: fileInkEntries };
}

const checkIns: Record<string, CheckIn> = {
  'in-pier': {
    way: 'position',
    at: visitedAt,
    position: { lat: 22.29372, lon: 114.16881, accuracy_m: 12 },
  },
  'in-tower': { way: 'code', at: visitedAt + 30_000, code: '7KQ2MX' },
  'in-film': { way: 'word', at: visitedAt + 60_000 },
};

/** Questions of every kind at stops of every kind, on screen and on site. */
export const samples: ActivitySamples<Trip, QuestionResponse | CheckIn, TripTrace> = {
  conversionResults: { ...sampleVideoResults, ...samplePanoramaResults },
  contents: [
    toTripSample(questionSamples.maths, { question_sort: 'fixed' }),
    toTripSample(buildKindSample(questionTypes), { question_sort: 'random', ground: 'tiles' }),
    toTripSample(buildGuardedSample(questionTypes, sentinel), {}),
    addCheckIns(toTripSample(questionSamples.maths, { digital_mode: 'site', ground: 'tiles' })),
  ],
  sentinel,
  olderContents: [],
};

/** The same on site: its students have checked in at three of the stops. */
function addCheckIns(sample: ReturnType<typeof toTripSample>) {
  return { ...sample, rightResponses: { ...sample.rightResponses, ...checkIns } };
}
