import type { ActivitySamples } from '#form/activity-type.ts';
import { fileInkEntries } from '#parts/file-ink/sample-entries.ts';
import { type QuestionResponse, questionTypes } from '#parts/quiz-questions/model.ts';
import { type QuestionSample, questionSamples } from '#parts/quiz-questions/samples/sample-questions.ts';
import { buildGuardedSample, buildKindSample } from '#parts/quiz-questions/samples/samples-of.ts';
import { sampleVideo, sampleVideoResults } from '#parts/video-view/sample-video.ts';
import { countCharacters } from './issues.ts';
import { bodyCharactersMax } from './limits.ts';
import type { VideoQuiz } from './model.ts';
import type { Stretch, WatchTrace } from './watched.ts';

const sentinel = 'NOT-FOR-STUDENTS';

const isShort = ({ body: { text } }: QuestionSample['questions'][number]) =>
  typeof text !== 'string' || (countCharacters(text) <= bodyCharactersMax && !text.trim().includes('\n'));

/** The short ones of these questions, half a second apart; every second one lets students watch again. */
function toVideoSample({ questions, sections: _none, ...sample }: QuestionSample, more: Partial<VideoQuiz>) {
  const stops = questions.filter(isShort).map(({ section_id: _section, ...question }, index) => ({
    ...question,
    at_s: 2 + index / 2,
    ...(index % 2 === 1 && { again_from_s: 1.5 }),
  }));
  const ids = new Set(stops.map(({ id }) => id));
  const keep = (responses: Record<string, QuestionResponse> = {}) =>
    Object.fromEntries(Object.entries(responses).filter(([id]) => ids.has(id)));
  const draft: VideoQuiz = {
    video: { media: sampleVideo, name: '雨水往哪裏去.mp4', bytes: 67_332 },
    chapters: [],
    no_skipping: false,
    questions: stops,
    ...more,
  };
  return {
    ...sample,
    draft,
    traces: {
      whole: {
        watched: [[0, 120]] satisfies Stretch[],
        again: [[15, 45]] satisfies Stretch[],
        at: 120,
        noted_at: 20,
      },
      begun: { watched: [[10, 35]] satisfies Stretch[], again: [], at: 35, noted_at: 10 },
    },
    rightResponses: keep(sample.rightResponses),
    wrongResponses: keep(sample.wrongResponses),
    ...(sample.partialResponses && { partialResponses: keep(sample.partialResponses) }),
  };
}

/** Questions of every kind, with and without captions, chapters and cuts. */
export const samples: ActivitySamples<VideoQuiz, QuestionResponse, WatchTrace> = {
  conversionResults: sampleVideoResults,
  contents: [
    toVideoSample(questionSamples.maths, {
      captions: { url: 'samples/rain.vtt', name: 'rain.vtt' },
      begin_s: 1,
      end_s: 11.5,
      no_skipping: true,
      chapters: [
        { id: 'clouds', at_s: 1, title: '雲' },
        { id: 'rain', at_s: 6.3, title: '雨' },
      ],
    }),
    toVideoSample(buildKindSample(questionTypes), {}),
    toVideoSample(buildGuardedSample(questionTypes, sentinel), { no_skipping: true }),
  ].map((sample) => ({ ...sample, entries: fileInkEntries })),
  sentinel,
  olderContents: [],
};
