import type { DemoAnswer, DemoHalf, DemoStore, Random } from '#form/demo-half.ts';
import { traceId } from '#form/trace-id.ts';
import { toQuestionInfo } from '#parts/quiz-questions/public-question.ts';
import {
  buildBlankQuestion,
  buildChoiceQuestion,
  buildTrueFalseQuestion,
} from '#parts/quiz-questions/samples/build-question.ts';
import { simulateAnswer } from '#parts/quiz-questions/samples/simulate-answer.ts';
import type { ShownVideoQuiz, VideoQuestion, VideoQuiz } from './model.ts';
import { joinStretches, type Stretch, toTenths, type WatchTrace } from './watched.ts';

async function buildRain({ storeVideo }: DemoStore) {
  const { result: conversion, ...video } = await storeVideo('rain', '雨水往哪裏去.mp4');
  const content: VideoQuiz = {
    video,
    chapters: [],
    no_skipping: true,
    questions: [
      {
        ...buildChoiceQuestion('fall', 'single', '雨水由哪裏落下來？', ['*雲', '海', '山', '河'], {
          explanation: '雲裏的小水點聚在一起，變重後便落下成為雨。',
        }),
        at_s: 3,
        again_from_s: 0,
      },
      {
        ...buildTrueFalseQuestion('ground', '落到地上的雨水，有一部分會流進河裏。', true),
        at_s: 7.5,
        again_from_s: 3,
      },
      {
        ...buildBlankQuestion('sea', '河水最後流到[[1]]。', ['大海|海|海洋|海裏'], {
          explanation: '海水受熱蒸發，又會變成雲。',
        }),
        at_s: 11,
      },
    ],
  };
  return { content, startupScreen: conversion.poster.url };
}

export const demo: DemoHalf<VideoQuiz, ShownVideoQuiz> = {
  buildActivities: async (storeFor) => [
    {
      key: 'rain-video',
      name: '影片測驗：雨水往哪裏去',
      description: '看影片，影片停下時回答題目。',
      language: 'zh-hk',
      subject: 'science',
      grade: 4,
      difficulty: 'easy',
      isPlacedByDefault: true,
      ...(await buildRain(storeFor('teacher'))),
    },
  ],
  simulateWork: (content, attempt, random) => {
    const { questions } = content;
    const asked = questions
      .slice(0, attempt.isFinished ? questions.length : random.integerBetween(1, questions.length - 1))
      .filter((question) => toQuestionInfo(question).marked_by === 'machine');
    const answers = asked.flatMap((question): DemoAnswer[] => {
      const response = simulateAnswer(question, attempt.skill, -0.5, random);
      const time_ms = 1000 * random.integerBetween(5, 30);
      return response ? [{ question_id: question.id, response, time_ms }] : [];
    });
    return [...answers, simulateWatching(content, attempt.isFinished ? undefined : asked.at(-1), random)];
  },
};

/** Most watch all of it until the question where they are; some watch again what leads to a question. */
function simulateWatching(
  { questions, converted }: ShownVideoQuiz,
  stop: VideoQuestion | undefined,
  random: Random,
): DemoAnswer {
  const at = toTenths(stop?.at_s ?? (converted?.duration_ms ?? 12_000) / 1000);
  const again = questions.flatMap(({ at_s = 0, again_from_s = 0 }): Stretch[] =>
    toTenths(at_s) <= at && random.nextFraction() < 0.3 ? [[toTenths(again_from_s), toTenths(at_s)]] : [],
  );
  const response: WatchTrace = {
    watched: [[0, at]],
    again: joinStretches(again),
    at,
    noted_at: 0,
  };
  return { question_id: traceId, response, time_ms: 100 * at };
}
