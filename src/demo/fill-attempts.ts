import type { DemoPicture, Random, Sitting } from '#activities/demo-half.ts';
import { markWork } from '#activities/mark-work.ts';
import { insertMany, insertOne } from '#demo/demo.repository.ts';
import type { DemoSchool } from '#demo/fill-people.ts';
import type { DemoCourseware } from '#demo/fill-units.ts';
import { handInPictures } from '#demo/hand-in-pictures.ts';
import { createRandom } from '#demo/random.ts';
import type { NewRow } from '#server/database/schema.ts';
import type { App } from '#server/http/context.ts';

/** Fills in attempts of the classes: most are submitted, some are in progress, a few students have not begun. */

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Simulated = {
  attempt: NewRow<'attempt'>;
  answers: Omit<NewRow<'answer'>, 'attempt_id'>[];
  /** By question id. */
  pictures: ReadonlyMap<string, readonly DemoPicture[]>;
};

type Work = Sitting & { courseware: DemoCourseware; userId: number };

function simulateAttempt(work: Work, random: Random): Simulated {
  const { courseware, userId, number, startedAt, finished } = work;
  const { model, demo } = courseware.placed;
  const { content } = courseware.revision;
  const given = demo.simulateWork(content, work, random);
  const mark = markWork(
    model,
    content,
    Object.fromEntries(given.map((each) => [each.question_id, each.response])),
    new Set(given.flatMap(({ question_id, files }) => (files ? [question_id] : []))),
  );
  const isMarked = mark.questions.size > 0;
  let clock = startedAt;
  const answers = given.map(({ question_id, response, time_ms }) => {
    clock += time_ms;
    const marked = mark.questions.get(question_id);
    return {
      question_id,
      response: JSON.stringify(response),
      flagged: isMarked && random.next() < 0.04 ? 1 : 0,
      locked: 0,
      seq: 1,
      time_ms,
      shown_at: clock - time_ms,
      deadline_at: null,
      saved_at: clock,
      score: finished ? (marked?.score ?? 0) : null,
      max_score: marked?.max_score ?? 0,
      needs_teacher: finished && marked?.needs_teacher ? 1 : 0,
    };
  });
  const attempt: NewRow<'attempt'> = {
    courseware_id: courseware.id,
    user_id: userId,
    revision_id: courseware.revision.id,
    user_number: number,
    creation_key: null,
    seed: random.between(1, 2_000_000_000),
    shuffle: 0,
    state: finished ? 'submitted' : 'in_progress',
    started_at: startedAt,
    deadline_at: courseware.settings.due_at,
    submitted_at: finished ? clock + 5_000 : null,
    ended_by: finished ? 'student' : null,
    last_saved_at: clock,
    score: finished ? mark.score : null,
    max_score: mark.max_score,
    needs_teacher: finished && mark.needs_teacher ? 1 : 0,
    time_ms: answers.reduce((sum, { time_ms }) => sum + time_ms, 0),
    comment: isMarked && finished && random.next() < 0.06 ? '做得不錯，留意最後一題的要求。' : '',
    comment_by: null,
  };
  const pictures = new Map(given.flatMap(({ question_id, files }) => (files ? [[question_id, files]] : [])));
  return { attempt, answers, pictures };
}

/** When a student sat down: after school in Hong Kong, in the days before the due time, never in the future. */
function chooseStart(courseware: DemoCourseware, now: number, random: Random): number {
  const latest = Math.min(courseware.settings.due_at ?? now, now) - 2 * hourMs;
  const day = new Date(latest - Math.floor(random.next() * 4 * dayMs)).setUTCHours(7, 30, 0, 0);
  const at = day + Math.floor(random.next() * 5 * hourMs);
  return at > latest ? at - dayMs : at;
}

/** Shares of a class that handed in and that began, by how far the due time is. */
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
  const finished = luck < handedIn;
  const startedAt = finished ? chooseStart(courseware, now, random) : now - random.between(10, 50) * 60_000;
  const first = simulateAttempt({ courseware, userId, skill, number: 1, startedAt, finished }, random);
  const triesAgain = finished && courseware.settings.attempts_allowed !== 1 && random.next() < 0.4;
  if (!triesAgain) return [first];
  const second = { courseware, userId, skill, number: 2, startedAt: startedAt + hourMs, finished: true };
  return [first, simulateAttempt(second, random)];
}

export async function fillAttempts(
  app: App,
  school: DemoSchool,
  coursewares: readonly DemoCourseware[],
): Promise<void> {
  const random = createRandom(20_260_901);
  const skills = new Map([...school.students.a, ...school.students.b].map((id) => [id, random.normal()]));
  const done = coursewares.filter(({ settings }) => settings.is_open === 1);
  for (const courseware of done) {
    const students = courseware.unit.klass === 'b' ? school.students.b : school.students.a;
    for (const userId of students) {
      for (const { attempt, answers, pictures } of simulateStudent(
        courseware,
        userId,
        skills.get(userId) ?? 0,
        app.now(),
        random,
      )) {
        const attempt_id = await insertOne(app.db, 'attempt', attempt);
        await insertMany(app.db, 'attempt_member', [
          {
            attempt_id,
            user_id: userId,
            courseware_id: courseware.id,
            number: attempt.user_number,
            is_running: attempt.state === 'in_progress' ? 1 : 0,
          },
        ]);
        const rows: NewRow<'answer'>[] = [];
        for (const answer of answers) {
          const place = { attempt_id, question_id: answer.question_id, owner_id: userId };
          const files = await handInPictures(app, place, pictures.get(answer.question_id));
          rows.push({ ...answer, attempt_id, files: JSON.stringify(files) });
        }
        await insertMany(app.db, 'answer', rows);
      }
    }
  }
}
