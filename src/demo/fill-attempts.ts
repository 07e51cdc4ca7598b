import { insertMany } from '#demo/demo.repository.ts';
import { fillGroupAttempts } from '#demo/fill-group-attempts.ts';
import type { DemoSchool } from '#demo/fill-people.ts';
import type { DemoCourseware } from '#demo/fill-units.ts';
import { insertAttempt } from '#demo/insert-attempt.ts';
import { createRandom } from '#demo/random.ts';
import {
  chooseStart,
  type DrawnContent,
  type SimulatedRows,
  simulateAttempt,
} from '#demo/simulate-attempt.ts';
import type { Random } from '#form/demo-half.ts';
import type { App } from '#server/app.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { chooseSelection } from '#server/features/contents/selection.service.ts';

/** Adds attempts of the classes: most are submitted, some are in progress, and a few students have not started. */

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type CoursewareStudents = {
  courseware: DemoCourseware;
  students: readonly number[];
  /** Skill of each student by user id, about -2..2. */
  skillByStudent: ReadonlyMap<number, number>;
  teacherId: number;
};

/** The shares of a class that have submitted and that have started, depending on the due time. */
function findShares(
  courseware: DemoCourseware,
  now: number,
): { submittedShare: number; startedShare: number } {
  const dueAt = courseware.settings.due_at;
  if (dueAt === null || dueAt === undefined) return { submittedShare: 0.6, startedShare: 0.74 };
  if (dueAt < now) return { submittedShare: 0.9, startedShare: 0.9 };
  return dueAt - now < 2 * dayMs
    ? { submittedShare: 0.7, startedShare: 0.83 }
    : { submittedShare: 0.35, startedShare: 0.5 };
}

function simulateStudent(
  courseware: DemoCourseware,
  userId: number,
  skill: number,
  now: number,
  random: Random,
  drawn?: DrawnContent,
): SimulatedRows[] {
  const randomShare = random.nextFraction();
  const { submittedShare, startedShare } = findShares(courseware, now);
  if (randomShare > startedShare) return [];
  const isFinished = randomShare < submittedShare;
  const startedAt = isFinished
    ? chooseStart(courseware, now, random)
    : now - random.integerBetween(10, 50) * 60_000;
  const firstAttempt = simulateAttempt(
    { courseware, userId, skill, number: 1, startedAt, isFinished, drawn },
    random,
  );
  const triesAgain = isFinished && courseware.settings.attempts_allowed !== 1 && random.nextFraction() < 0.4;
  if (!triesAgain) return [firstAttempt];
  const secondWork = {
    courseware,
    userId,
    skill,
    number: 2,
    startedAt: startedAt + hourMs,
    isFinished: true,
    drawn,
  };
  return [firstAttempt, simulateAttempt(secondWork, random)];
}

/** What a student gets whose questions are drawn from the bank; undefined: all have the same. */
async function drawContent(
  app: App,
  { revision: { id } }: DemoCourseware,
  userId: number,
): Promise<DrawnContent | undefined> {
  const selection = await chooseSelection(app, { revisionId: id, userId }, userId);
  if (selection === null) return undefined;
  const { content } = await readRevision(app, app.db, { revision_id: id, selection, courseware_id: null });
  return { selection, content };
}

/** Adds attempts of all students whom the courseware is for and who work alone. */
async function fillIndividualAttempts(
  app: App,
  { courseware, students, skillByStudent, teacherId }: CoursewareStudents,
  random: Random,
): Promise<void> {
  for (const userId of students) {
    const skill = skillByStudent.get(userId) ?? 0;
    const drawn = await drawContent(app, courseware, userId);
    for (const simulated of simulateStudent(courseware, userId, skill, app.now(), random, drawn)) {
      await insertAttempt(app, { courseware, teacherId }, simulated, [{ user_id: userId, own_score: null }]);
    }
  }
}

export async function fillAttempts(
  app: App,
  school: DemoSchool,
  coursewares: readonly DemoCourseware[],
): Promise<void> {
  const commonRandom = createRandom(20_260_901);
  const skillByStudent = new Map(
    [...school.students.a, ...school.students.b].map((id) => [id, commonRandom.nextNormal()]),
  );
  const openCoursewares = coursewares.filter(({ settings }) => settings.is_open === 1);
  for (const courseware of openCoursewares) {
    const { unit, targetStudents, workGroups, absentNumber } = courseware;
    const classStudents = unit.classKey === 'b' ? school.students.b : school.students.a;
    const students = classStudents.filter((_, index) => index + 1 !== absentNumber);
    // A separate generator for group work, so that other attempts do not depend on it.
    const separateRandom = createRandom(20_261_123);
    const teacherId = unit.classKey === 'b' ? school.teachers.teacher2 : school.teachers.teacher;
    const common = { skillByStudent, teacherId };
    if (workGroups) await fillGroupAttempts(app, courseware, { workGroups, ...common }, separateRandom);
    else if (targetStudents ?? app.activities.findServer(courseware.filledActivity.model.type))
      await fillIndividualAttempts(
        app,
        { courseware, students: targetStudents ?? students, ...common },
        separateRandom,
      );
    else await fillIndividualAttempts(app, { courseware, students, ...common }, commonRandom);
  }
  const due = openCoursewares.map(({ id }) => ({ courseware_id: id, due_at: 0 }));
  await insertMany(app.db, 'question_result_due', due);
}
