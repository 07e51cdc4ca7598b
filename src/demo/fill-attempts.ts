import type { Random } from '#activities/demo-half.ts';
import { fillGroupAttempts } from '#demo/fill-group-attempts.ts';
import type { DemoSchool } from '#demo/fill-people.ts';
import type { DemoCourseware } from '#demo/fill-units.ts';
import { insertAttempt } from '#demo/insert-attempt.ts';
import { createRandom } from '#demo/random.ts';
import { chooseStart, type Simulated, simulateAttempt } from '#demo/simulate-attempt.ts';
import type { App } from '#server/http/context.ts';

/** Adds attempts of the classes: most are submitted, some are in progress, and a few students have not started. */

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Filling = {
  courseware: DemoCourseware;
  students: readonly number[];
  /** Skill of each student by user id, about -2..2. */
  skills: ReadonlyMap<number, number>;
};

/** The shares of a class that have submitted and that have started, depending on the due time. */
function findProgress(courseware: DemoCourseware, now: number): { handedIn: number; began: number } {
  const due = courseware.settings.due_at;
  if (due === null || due === undefined) return { handedIn: 0.6, began: 0.74 };
  if (due < now) return { handedIn: 0.9, began: 0.9 };
  return due - now < 2 * dayMs ? { handedIn: 0.7, began: 0.83 } : { handedIn: 0.35, began: 0.5 };
}

function simulateStudent(
  courseware: DemoCourseware,
  userId: number,
  skill: number,
  now: number,
  random: Random,
): Simulated[] {
  const luck = random.next();
  const { handedIn, began } = findProgress(courseware, now);
  if (luck > began) return [];
  const isFinished = luck < handedIn;
  const startedAt = isFinished ? chooseStart(courseware, now, random) : now - random.between(10, 50) * 60_000;
  const first = simulateAttempt(
    { courseware, userId, skill, number: 1, startedAt, finished: isFinished },
    random,
  );
  const triesAgain = isFinished && courseware.settings.attempts_allowed !== 1 && random.next() < 0.4;
  if (!triesAgain) return [first];
  const second = { courseware, userId, skill, number: 2, startedAt: startedAt + hourMs, finished: true };
  return [first, simulateAttempt(second, random)];
}

/** Adds attempts of all students whom the courseware is for and who work alone. */
async function fillIndividualAttempts(
  app: App,
  { courseware, students, skills }: Filling,
  random: Random,
): Promise<void> {
  for (const userId of students) {
    const skill = skills.get(userId) ?? 0;
    for (const simulated of simulateStudent(courseware, userId, skill, app.now(), random)) {
      await insertAttempt(app, simulated, [{ user_id: userId, own_score: null }]);
    }
  }
}

export async function fillAttempts(
  app: App,
  school: DemoSchool,
  coursewares: readonly DemoCourseware[],
): Promise<void> {
  const common = createRandom(20_260_901);
  const skills = new Map([...school.students.a, ...school.students.b].map((id) => [id, common.normal()]));
  const done = coursewares.filter(({ settings }) => settings.is_open === 1);
  for (const courseware of done) {
    const { unit, chosen, teams, absent } = courseware;
    const inClass = unit.klass === 'b' ? school.students.b : school.students.a;
    const students = inClass.filter((_, index) => index + 1 !== absent);
    // A separate generator for group work, so that other attempts do not depend on it.
    const ownRandom = createRandom(20_261_123);
    if (teams) await fillGroupAttempts(app, courseware, { teams, skills }, ownRandom);
    else if (chosen) await fillIndividualAttempts(app, { courseware, students: chosen, skills }, ownRandom);
    else await fillIndividualAttempts(app, { courseware, students, skills }, common);
  }
}
