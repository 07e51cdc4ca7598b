import type { DemoAnswer, DemoHalf, DemoPicture, Random, SimulatedAttempt } from '#form/demo-half.ts';
import { traceId } from '#form/trace-id.ts';
import { simulateAnswer } from '#parts/quiz-questions/samples/simulate-answer.ts';
import { buildTrip } from './demo/build-trip.ts';
import { drawFerry, drawPlant } from './demo/student-pictures.ts';
import type { ShownTrip, Trip, TripQuestion } from './model.ts';
import type { TripTrace } from './trace/visits.ts';

const texts = {
  materials: {
    good: [
      '鐘樓用紅磚和石建造。以前的人沒有手錶，坐火車要看鐘樓的時間。',
      '牆是紅磚，柱是石。火車站旁有鐘，旅客便知道火車何時開。',
    ],
    weak: ['紅色的磚。', '因為好看。', '用磚起的，因為要看時間。'],
  },
  protect: {
    good: ['不亂拋垃圾，也會提醒家人安靜觀鳥。', '參加清潔濕地的活動，把膠樽帶走。'],
    weak: ['保護動物。', '不知道', '不要拋垃圾。'],
  },
};

/** What a student hands in and writes; other questions are answered like those of a quiz. */
function simulateStopAnswer(
  question: TripQuestion,
  skill: number,
  random: Random,
): { response: unknown; files?: readonly DemoPicture[] } | undefined {
  if (question.id === 'leaf') return { response: null, files: [drawPlant(random)] };
  if (question.id === 'materials' || question.id === 'protect')
    return { response: { text: random.pick(texts[question.id][skill > 0 ? 'good' : 'weak']) } };
  const response = simulateAnswer(question, skill, -0.3, random);
  if (!response) return undefined;
  return question.id === 'ferry' && random.nextFraction() < 0.8
    ? { response, files: [drawFerry(random)] }
    : { response };
}

/** The stops in their order, some minutes at each. */
function simulateTrace(stopIds: readonly string[], startedAt: number, random: Random): DemoAnswer {
  let at = startedAt + 20_000;
  const visits = stopIds.map((stop_id) => {
    const visit = { stop_id, at };
    at += 1000 * random.integerBetween(60, 240);
    return visit;
  });
  const endOf = (index: number) => visits[index + 1]?.at ?? at;
  const response: TripTrace = {
    parts: Object.fromEntries(visits.map((visit, index) => [visit.stop_id, endOf(index) - visit.at])),
    visits,
    ...(visits.length > 0 && { last: visits.at(-1)?.stop_id ?? '', last_at: visits.at(-1)?.at ?? at }),
  };
  return { question_id: traceId, response, time_ms: at - startedAt };
}

function simulateWork(content: ShownTrip, attempt: SimulatedAttempt, random: Random): DemoAnswer[] {
  const { stops, questions } = content;
  const { skill, isFinished, startedAt } = attempt;
  const reached = stops.slice(0, isFinished ? stops.length : random.integerBetween(1, stops.length - 1));
  const answers = reached
    .flatMap(({ id }) => questions.filter(({ stop_id }) => stop_id === id))
    .flatMap((question): DemoAnswer[] => {
      const given = simulateStopAnswer(question, skill, random);
      const time_ms = 1000 * random.integerBetween(20, 90);
      return given ? [{ question_id: question.id, ...given, time_ms }] : [];
    });
  return [
    ...answers,
    simulateTrace(
      reached.map(({ id }) => id),
      startedAt,
      random,
    ),
  ];
}

export const demo: DemoHalf<Trip, ShownTrip> = {
  buildActivities: async (storeFor, dimensions) => [
    {
      key: 'harbour-trip',
      name: '數碼考察：由海旁到濕地',
      description: '四處看看，找出答案，把你的發現拍下來。',
      language: 'zh-hk',
      subject: 'science',
      grade: 4,
      difficulty: 'medium',
      isPlacedByDefault: true,
      content: await buildTrip(storeFor('teacher'), dimensions),
    },
  ],
  simulateWork,
};
