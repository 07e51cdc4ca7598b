import type { ShownVideoQuiz } from '#activities/videoquiz/model.ts';
import { intersect, joinStretches, type Stretch } from '#activities/videoquiz/watched.ts';
import { createRandom } from '#demo/random.ts';
import type { StudentResponse } from '#form/activity-type.ts';
import type { Random } from '#form/demo-half.ts';
import { buildVideoQuiz, stopAt } from '#tests/support/test-video-quiz.ts';

/** A video of an hour with ten questions, and what students watched of it, each in 200 stretches. */

const lengthTenths = 36_000;
const stretchCount = 200;
const questions = Array.from({ length: 10 }, (_, index) => stopAt(`q${index + 1}`, 300 * (index + 1)));

export const watchedVideo: ShownVideoQuiz = { ...buildVideoQuiz(questions), end_s: lengthTenths / 10 };

/** Stretches that are apart from each other, so that none is lost. */
function watch(random: Random): Stretch[] {
  const size = lengthTenths / stretchCount;
  return Array.from({ length: stretchCount }, (_, index): Stretch => {
    const from = index * size + random.integerBetween(0, 80);
    return [from, from + random.integerBetween(5, 90)];
  });
}

function watchAgain(watched: readonly Stretch[], random: Random): Stretch[] {
  return intersect(watched, joinStretches(watched.filter(() => random.nextFraction() < 0.2)));
}

export function buildWatchedClass(studentCount: number): StudentResponse[] {
  const random = createRandom(studentCount);
  return Array.from({ length: studentCount }, (_, index) => {
    const watched = watch(random);
    const marks = questions.map(({ id }) => {
      const mark = { score: random.integerBetween(0, 1), max_score: 1, time_ms: 1_000 };
      return [id, mark] as const;
    });
    const response = { watched, again: watchAgain(watched, random), at: 35_000, noted_at: 1 };
    return { student_id: index + 1, response, score: null, marks: new Map(marks) };
  });
}
