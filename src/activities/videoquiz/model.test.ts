import { describe, expect, it } from 'vitest';
import { singleQuestion, wordAnswers } from '#parts/quiz-questions/samples/sample-parts.ts';
import { videoquiz } from './activity.ts';
import { countCharacters } from './issues.ts';
import { createEmptyVideoQuiz, type VideoQuestion, type VideoQuiz } from './model.ts';
import { samples } from './samples.ts';

const conversionResults = samples.conversionResults ?? {};
const video = { media: 'samples/rain.mp4', name: 'rain.mp4', bytes: 67_332 };
const { findIssues, resolve } = videoquiz.content;

const buildQuestion = (id: string, fields: Partial<VideoQuestion> = {}): VideoQuestion => ({
  ...singleQuestion(id, { text: 'Why does it rain?', answers: wordAnswers('*clouds', 'trees') }),
  at_s: 3,
  ...fields,
});

const buildQuiz = (fields: Partial<VideoQuiz>): VideoQuiz => ({
  ...createEmptyVideoQuiz(),
  video,
  questions: [buildQuestion('q1')],
  ...fields,
});

const listIssues = (fields: Partial<VideoQuiz>, results = conversionResults) =>
  findIssues(buildQuiz(fields), results).map(({ path, message }) => `${path.join('.')} ${message}`);

const listQuestionIssues = (fields: Partial<VideoQuestion>, more: Partial<VideoQuiz> = {}) =>
  listIssues({ ...more, questions: [buildQuestion('q1', fields)] });

const withText = (text: string) => ({ body: { kind: 'word' as const, text } });

describe('times', () => {
  it('takes tenths of a second within the video, and no others', () => {
    expect(listQuestionIssues({ at_s: 0 })).toEqual([]);
    expect(listQuestionIssues({ at_s: 7.3 })).toEqual([]);
    expect(listQuestionIssues({ at_s: 12 })).toEqual([]);
    expect(listQuestionIssues({ at_s: 7.35 })).toEqual(['questions.0.at_s time_steps']);
    expect(listQuestionIssues({ at_s: 12.1 })).toEqual(['questions.0.at_s time_outside']);
    expect(listQuestionIssues({ at_s: undefined })).toEqual(['questions.0.at_s at_required']);
  });

  it('refuses questions in what is cut', () => {
    const cut = { begin_s: 4, end_s: 9 };
    expect(listQuestionIssues({ at_s: 3.9 }, cut)).toEqual(['questions.0.at_s time_outside']);
    expect(listQuestionIssues({ at_s: 9.1 }, cut)).toEqual(['questions.0.at_s time_outside']);
    expect(listQuestionIssues({ at_s: 4 }, cut)).toEqual([]);
    expect(listQuestionIssues({ at_s: 9, again_from_s: 3 }, cut)).toEqual([
      'questions.0.again_from_s time_outside',
    ]);
  });

  it('knows no end before the video is converted', () => {
    expect(listIssues({ questions: [buildQuestion('q1', { at_s: 500 })], begin_s: 501 }, {})).toEqual([
      'questions.0.at_s time_before_begin',
    ]);
  });

  it('refuses cuts that leave nothing, and watching again from the question on', () => {
    expect(listIssues({ begin_s: 5, end_s: 5, questions: [buildQuestion('q1', { at_s: 5 })] })).toEqual([
      'end_s end_before_begin',
    ]);
    expect(listIssues({ end_s: 12.5 })).toEqual(['end_s time_outside']);
    expect(listQuestionIssues({ again_from_s: 3 })).toEqual([
      'questions.0.again_from_s again_after_question',
    ]);
  });

  it('asks for chapters with titles in what is shown', () => {
    const chapters = [
      { id: 'c1', at_s: 1, title: ' ' },
      { id: 'c2', at_s: 20, title: 'Rain' },
    ];
    expect(listIssues({ chapters })).toEqual([
      'chapters.0.title chapter_title_required',
      'chapters.1.at_s time_outside',
    ]);
    const many = Array.from({ length: 31 }, (_, index) => ({ id: `c${index}`, at_s: 1, title: 'One' }));
    expect(listIssues({ chapters: many })).toEqual(['chapters chapters_too_many']);
  });
});

describe('the text of a question', () => {
  it('has up to 65 characters as a person counts them', () => {
    expect(countCharacters('👩‍👩‍👧‍👦é🇭🇰字')).toBe(4);
    expect(countCharacters(' The [[1]] and [[2]] ')).toBe(11);
    expect(listQuestionIssues(withText('👩‍👩‍👧‍👦'.repeat(65)))).toEqual([]);
    expect(listQuestionIssues(withText('雨'.repeat(65)))).toEqual([]);
    expect(listQuestionIssues(withText('雨'.repeat(66)))).toEqual(['questions.0.body.text body_too_long']);
  });

  it.each(['two\nlines', 'two\r\nlines', 'two\u2028lines'])('is one line: %j', (text) => {
    expect(listQuestionIssues(withText(text))).toEqual(['questions.0.body.text body_one_line']);
  });

  it('counts formatted text by what is shown', () => {
    const inLines = (lines: string[]) => ({
      body: {
        kind: 'word' as const,
        text: { blocks: lines.map((t) => ({ p: [{ t, m: ['b' as const] }] })) },
      },
    });
    expect(listQuestionIssues(inLines(['a'.repeat(65)]))).toEqual([]);
    expect(listQuestionIssues(inLines(['a'.repeat(66)]))).toEqual(['questions.0.body.text body_too_long']);
    expect(listQuestionIssues(inLines(['one', 'two']))).toEqual(['questions.0.body.text body_one_line']);
  });
});

it('needs a video that plays', () => {
  expect(listIssues({ video: undefined })).toEqual(['video video_required']);
  const film = { ...video, media: 'samples/film.avi' };
  expect(findIssues(buildQuiz({ video: film }), {})).toMatchObject([
    { message: 'video_pending', waitsFor: 'samples/film.avi' },
  ]);
});

describe('a video', () => {
  const results = (duration_ms: number, size = { width: 640, height: 360 }) => {
    const sample = conversionResults[video.media]?.video;
    return (
      sample && { [video.media]: { video: { ...sample, video: { ...sample.video, ...size }, duration_ms } } }
    );
  };

  it('without a frame is refused, with its name', () => {
    const issues = findIssues(buildQuiz({ questions: [buildQuestion('q1', { at_s: 0 })] }), results(0) ?? {});
    expect(issues).toEqual([{ path: ['video'], message: 'video_empty', params: { name: 'rain.mp4' } }]);
  });

  it('may be three hours long, and upright', () => {
    const long = 3 * 3_600;
    const at = (at_s: number) => ({ questions: [buildQuestion('q1', { at_s })] });
    const upright = { width: 360, height: 640 };
    expect(findIssues(buildQuiz(at(long - 0.5)), results(long * 1_000, upright) ?? {})).toEqual([]);
    expect(findIssues(buildQuiz(at(long + 1)), results(long * 1_000) ?? {})).toMatchObject([
      { message: 'time_outside', params: { begin: '0:00', end: '3:00:00' } },
    ]);
  });
});

it('asks in the order of the times, two of one second in the order of the teacher', () => {
  const questions = [
    buildQuestion('late', { at_s: 9 }),
    buildQuestion('first', { at_s: 2 }),
    buildQuestion('second', { at_s: 2 }),
    buildQuestion('unplaced', { at_s: undefined }),
  ];
  const content = resolve(buildQuiz({ questions }), conversionResults);
  const order = ['first', 'second', 'late', 'unplaced'];
  expect(videoquiz.work.questions(content).map(({ id }) => id)).toEqual(order);
  for (const shuffle of [true, false])
    expect(
      videoquiz.work.toPublic(content, { seed: 7, shuffle }, new Set()).questions.map(({ id }) => id),
    ).toEqual(order);
});

it('refuses a chapter with the id of a question', () => {
  const chapters = [{ id: 'q1', at_s: 1, title: 'Rain' }];
  expect(videoquiz.content.draft.safeParse(buildQuiz({ chapters })).success).toBe(false);
});

it.each([
  null,
  [],
  { questions: 'x' },
  { questions: [{ id: 'q', type: 'single', at_s: Number.NaN }] },
  { questions: [{ id: 'q', type: 'single', at_s: -1 }] },
  { begin_s: Infinity },
  { video: { media: 'javascript:alert(1)', name: 'x', bytes: 1 } },
  { captions: { url: '//elsewhere/x.vtt', name: 'x' } },
])('refuses a hostile draft: %o', (draft) => {
  expect(videoquiz.content.draft.safeParse(draft).success).toBe(false);
});
