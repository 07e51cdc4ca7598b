import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '#demo/random.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addStudents, type PlacedCourseware, placeCourseware } from '#tests/support/test-courseware.ts';
import { countWork } from './courseware-work.repository.ts';

/** Compares the counts with a second implementation, on random members, leavers, guests, excused people and targets. */

type Person = { id: number; isMember: boolean; isGuest: boolean };
type Facts = Person & { isTarget: boolean; isExcused: boolean; attempts: ('running' | 'submitted')[] };

const random = createRandom(20_261_127);
const isLikely = (chance: number) => random.nextFraction() < chance;

let test: TestApp;
let people: Person[];

beforeAll(async () => {
  test = await openTestApp();
  const { app, school } = test;
  const added = (await addStudents(test, 24)).map(({ id }) => id);
  const leavers = added.slice(0, 6);
  const guests = added.slice(6, 10);
  await app.db
    .deleteFrom('class_student')
    .where('user_id', 'in', [...leavers, ...guests])
    .execute();
  people = [school.people.student1, school.people.student2, ...added].map((id) => ({
    id,
    isMember: !leavers.includes(id) && !guests.includes(id),
    isGuest: guests.includes(id),
  }));
});
afterAll(() => test.close());

async function insertAttempt(
  { id: courseware_id, revisionId }: PlacedCourseware,
  user_id: number,
  number: number,
  isRunning: boolean,
) {
  const { db } = test.app;
  const now = test.app.now();
  const { id } = await db
    .insertInto('attempt')
    .values({
      courseware_id,
      user_id,
      revision_id: revisionId,
      user_number: number,
      creation_key: null,
      seed: 1,
      shuffle: 0,
      state: isRunning ? 'in_progress' : 'submitted',
      started_at: now,
      deadline_at: null,
      submitted_at: isRunning ? null : now,
      last_saved_at: null,
      score: isRunning ? null : 1,
      max_score: 3,
      needs_teacher: 0,
      time_ms: 0,
      comment: '',
      comment_by: null,
      ended_by: isRunning ? null : 'student',
      commented_at: null,
      group_id: null,
      marked_at: null,
      selection: null,
      reopened_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('attempt_member')
    .values({
      attempt_id: id,
      user_id,
      courseware_id,
      number,
      is_running: isRunning ? 1 : 0,
      own_score: null,
    })
    .execute();
}

const aimAtChosen = (id: number) =>
  test.app.db
    .updateTable('courseware_record')
    .set({ target_kind: 'students' })
    .where('id', '=', id)
    .execute();

async function storeFacts(courseware: PlacedCourseware, facts: readonly Facts[]): Promise<void> {
  const { db } = test.app;
  for (const { id, isGuest, isExcused, isTarget, attempts } of facts) {
    if (isGuest)
      await db.updateTable('user').set({ guest_courseware_id: courseware.id }).where('id', '=', id).execute();
    if (isTarget)
      await db
        .insertInto('courseware_target')
        .values({ courseware_id: courseware.id, group_id: null, user_id: id })
        .execute();
    if (isExcused)
      await db
        .insertInto('courseware_exception')
        .values({
          courseware_id: courseware.id,
          user_id: id,
          extra_minutes: 0,
          due_at: null,
          extra_attempts: 0,
          is_excused: 1,
          changed_by: test.school.people.teacher,
          changed_at: test.app.now(),
        })
        .execute();
    for (const [index, state] of attempts.entries())
      await insertAttempt(courseware, id, index + 1, state === 'running');
  }
}

/** Excused people and guests never count; whom the courseware is not for counts once they have submitted. */
function countAgain(facts: readonly Facts[], isForChosen: boolean) {
  const counted = facts.filter(({ isGuest, isExcused }) => !isGuest && !isExcused);
  const isAssigned = ({ isMember, isTarget }: Facts) => isMember && (!isForChosen || isTarget);
  const hasSubmitted = ({ attempts }: Facts) => attempts.includes('submitted');
  const inClass = counted.filter((person) => isAssigned(person) || hasSubmitted(person));
  return {
    assigned: inClass.length,
    started: inClass.filter(({ attempts }) => attempts.length > 0).length,
    submitted: inClass.filter(hasSubmitted).length,
  };
}

it.each([false, true])('counts who counts; for chosen students: %s', async (isForChosen) => {
  const expected = new Map<number, object>();
  for (let round = 0; round < 6; round += 1) {
    const courseware = await placeCourseware(test);
    if (isForChosen) await aimAtChosen(courseware.id);
    const facts = people
      // A guest account belongs to one courseware.
      .filter(({ isGuest }) => !isGuest || (round === 0 && !isForChosen))
      .map((person): Facts => {
        const attempts: Facts['attempts'] = isLikely(0.6) ? ['submitted'] : [];
        if (isLikely(0.3)) attempts.push('submitted');
        if (isLikely(0.4)) attempts.push('running');
        const isExcused = !person.isGuest && isLikely(0.3);
        return { ...person, isTarget: isForChosen && isLikely(0.5), isExcused, attempts };
      });
    await storeFacts(courseware, facts);
    expected.set(courseware.id, countAgain(facts, isForChosen));
  }
  const counts = await countWork(test.app.db, [...expected.keys()]);
  const shown = [...counts].map(([id, { assigned, started, submitted }]) => [
    id,
    { assigned, started, submitted },
  ]);
  expect(new Map(shown as [number, object][])).toEqual(expected);
});
