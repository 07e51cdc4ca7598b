import { videoquiz } from '#activities/videoquiz/activity.ts';
import { createEmptyVideoQuiz, type VideoQuestion, type VideoQuiz } from '#activities/videoquiz/model.ts';
import { forAnyContent } from '#form/registry.ts';
import { singleQuestion, wordAnswers } from '#parts/quiz-questions/samples/sample-parts.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { type PlacedCourseware, placeCourseware } from '#tests/support/test-courseware.ts';

/** A question with its second; option `a` is right. */
export const stopAt = (id: string, at_s: number, fields: Partial<VideoQuestion> = {}): VideoQuestion => ({
  ...singleQuestion(id, { text: `Why ${id}?`, answers: wordAnswers('*clouds', 'trees') }),
  at_s,
  ...fields,
});

export const buildVideoQuiz = (questions: VideoQuestion[]): VideoQuiz => ({
  ...createEmptyVideoQuiz(),
  video: { media: 'samples/rain.mp4', name: 'rain.mp4', bytes: 67_332 },
  questions,
});

/** Places an open video quiz with these questions. */
export const placeVideoQuiz = (
  test: TestApp,
  questions: VideoQuestion[],
  settings: Parameters<typeof placeCourseware>[1] = {},
): Promise<PlacedCourseware> =>
  placeCourseware(test, settings, { content: buildVideoQuiz(questions), model: forAnyContent(videoquiz) });
